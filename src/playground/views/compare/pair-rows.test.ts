import type { DiffRow } from "../../workers/comparison";
import { pairRows, withoutIndent } from "./pair-rows";

const row = (kind: DiffRow["kind"], text: string): DiffRow => ({ kind, text });

describe("pairRows", () => {
  it("puts what was removed beside what was added in its place", () => {
    const [same, gap] = [row("same", "a"), row("gap", "7 lines identical")];
    const [one, two, three] = [row("removed", "b"), row("removed", "c"), row("added", "d")];
    expect(pairRows([same, one, two, three, gap, three, same])).toEqual([
      { left: same, right: same },
      { left: one, right: three },
      { left: two, right: undefined },
      { gap: "7 lines identical" },
      { left: undefined, right: three },
      { left: same, right: same },
    ]);
  });

  it("leaves out the white space that all lines between two gaps begin with", () => {
    const rows = [
      row("same", "  a"),
      row("gap", "2 lines"),
      row("added", "    b"),
      row("same", ""),
      row("same", "      c"),
    ];
    expect(withoutIndent(rows).map(({ text }) => text)).toEqual(["a", "2 lines", "b", "", "  c"]);
  });
});
