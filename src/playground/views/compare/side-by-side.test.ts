import type { DiffRow } from "@ddex-suite/ern/text/compare-lines";

import { pairRows } from "./side-by-side";

const row = (kind: DiffRow["kind"], text: string): DiffRow => ({ kind, text });

describe("pairRows", () => {
  it("puts removed lines next to the lines that replaced them", () => {
    const [same, gap] = [row("same", "a"), row("gap", "7 lines identical")];
    const [first, two, three] = [row("removed", "b"), row("removed", "c"), row("added", "d")];
    expect(pairRows([same, first, two, three, gap, three, same])).toEqual([
      { left: same, right: same },
      { left: first, right: three },
      { left: two, right: undefined },
      { gap: "7 lines identical" },
      { left: undefined, right: three },
      { left: same, right: same },
    ]);
  });
});
