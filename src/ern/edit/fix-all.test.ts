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
  it("fixes all of whatever kind that have one way, but what touches a fix before it, in the order of the message", () => {
    const { count, splices } = fixAtOnce(diagnostics);
    expect(count).toBe(3);
    expect(splices.map(({ from, insert }) => [from, insert])).toEqual([
      [10, "a"],
      [20, "b"],
      [30, "d"],
    ]);
  });

  it("fixes nothing where nothing is to be fixed", () => {
    expect(fixAtOnce([])).toEqual({ count: 0, splices: [] });
  });

  it("tells kinds of which there are two or more", () => {
    expect(fixAll(diagnostics)).toEqual([
      { code: "isrc", count: 2, splices: [fix(10, "a"), fix(20, "b")].flatMap((each) => each.splices) },
    ]);
  });
});
