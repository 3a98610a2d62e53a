import type { ErnDiagnostic, Fix } from "../types";
import { fixAll, fixAtOnce } from "./fix-all";

const choice = (from: number, insert: string): Fix => ({ label: "", splices: [{ from, to: from + 2, insert }] });
const fix = (from: number, insert: string): Fix => ({ ...choice(from, insert), isCertain: true });
const diagnostic = (code: ErnDiagnostic["code"], ...fixes: Fix[]) => ({ code, fixes }) as unknown as ErnDiagnostic;

const diagnostics = [
  diagnostic("date", fix(30, "d")),
  diagnostic("isrc", fix(10, "a")),
  diagnostic("dangling-reference", choice(50, "x"), choice(50, "y")),
  diagnostic("grid", choice(60, "e")),
  diagnostic("grid", choice(70, "f")),
  diagnostic("isrc", fix(20, "b")),
  diagnostic("icpn", fix(21, "c")),
  { code: "order" } as ErnDiagnostic,
];

describe("fixAll", () => {
  it("makes all certain fixes that don't touch an earlier fix, in document order", () => {
    const { count, splices } = fixAtOnce(diagnostics);
    expect(count).toBe(3);
    expect(splices.map(({ from, insert }) => [from, insert])).toEqual([
      [10, "a"],
      [20, "b"],
      [30, "d"],
    ]);
  });

  it("reports codes that occur at least twice, and changes nothing if nothing is to be fixed", () => {
    expect(fixAtOnce([])).toEqual({ count: 0, splices: [] });
    expect(fixAll(diagnostics)).toEqual([
      { code: "isrc", count: 2, splices: [fix(10, "a"), fix(20, "b")].flatMap((certainFix) => certainFix.splices) },
    ]);
  });
});
