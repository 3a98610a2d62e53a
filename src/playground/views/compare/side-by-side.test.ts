import type { DiffRow } from "../../workers/compare";
import { pairRows, withoutIndent } from "./side-by-side";

const row = (kind: DiffRow["kind"], text: string): DiffRow => ({ kind, text });

describe("pairRows", () => {
  it("puts removed lines next to the lines that replaced them", () => {
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

  it("drops the indentation shared by all lines between two gaps", () => {
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
