import type { ErnIssue, Mend } from "../types";
import { mendAll, mendAtOnce } from "./fix-all";

const mend = (from: number, insert: string): Mend => ({ label: "", splices: [{ from, to: from + 2, insert }] });
const issue = (code: ErnIssue["code"], ...mends: Mend[]) => ({ code, mends }) as unknown as ErnIssue;

const issues = [
  issue("date", mend(30, "d")),
  issue("isrc", mend(10, "a")),
  issue("dangling-reference", mend(50, "x"), mend(50, "y")),
  issue("isrc", mend(20, "b")),
  issue("icpn", mend(21, "c")),
  { code: "order" } as ErnIssue,
];

describe("mendAll", () => {
  it("mends all of whatever kind that have one way, but what touches a mend before it, in the order of the message", () => {
    const { count, splices } = mendAtOnce(issues);
    expect(count).toBe(3);
    expect(splices.map(({ from, insert }) => [from, insert])).toEqual([
      [10, "a"],
      [20, "b"],
      [30, "d"],
    ]);
  });

  it("mends nothing where nothing is to be mended", () => {
    expect(mendAtOnce([])).toEqual({ count: 0, splices: [] });
  });

  it("tells kinds of which there are two or more", () => {
    expect(mendAll(issues)).toEqual([
      { code: "isrc", count: 2, splices: [mend(10, "a"), mend(20, "b")].flatMap((each) => each.splices) },
    ]);
  });
});
