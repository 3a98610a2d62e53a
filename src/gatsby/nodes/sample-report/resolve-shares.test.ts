import { resolveShares } from "./resolve-shares";

describe("resolveShares", () => {
  it("lists the checks that samples had, the deepest first, and the number of all samples", () => {
    const report = {
      samples: 9,
      executed: 4,
      compiled: 3,
      typeChecked: 0,
      validated: 0,
      parsed: 0,
      pending: 0,
      unchecked: 2,
    };
    const shares = resolveShares(report);
    expect(shares).toEqual([
      { word: "ran", id: "ran", count: 4 },
      { word: "compiled", id: "compiled", count: 3 },
      { word: "not checked", id: "not-checked", count: 2 },
    ]);
    expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(report.samples);
  });
});
