import type { ErnDiagnostic, Fix } from "../types";
import { fixAll, fixAtOnce } from "./fix-all";

const fix = (from: number, insert: string): Fix => ({ label: "", splices: [{ from, to: from + 2, insert }] });
const diagnostic = (code: ErnDiagnostic["code"], ...fixes: Fix[]) => ({ code, fixes }) as unknown as ErnDiagnostic;

const diagnostics = [
  diagnostic("date", fix(30, "d")),
  diagnostic("isrc", fix(10, "a")),
  diagnostic("dangling-reference", fix(50, "x"), fix(50, "y")),
  diagnostic("isrc", fix(20, "b")),
  diagnostic("icpn", fix(21, "c")),
  { code: "order" } as ErnDiagnostic,
];

describe("fixAll", () => {
  it("fixes all problems that have one fix and don't touch an earlier fix, in document order", () => {
    const { count, splices } = fixAtOnce(diagnostics);
    expect(count).toBe(3);
    expect(splices.map(({ from, insert }) => [from, insert])).toEqual([
      [10, "a"],
      [20, "b"],
      [30, "d"],
    ]);
  });

  it("reports problem codes that occur at least twice, and changes nothing if there's nothing to fix", () => {
    expect(fixAtOnce([])).toEqual({ count: 0, splices: [] });
    expect(fixAll(diagnostics)).toEqual([
      { code: "isrc", count: 2, splices: [fix(10, "a"), fix(20, "b")].flatMap((each) => each.splices) },
    ]);
  });
});
