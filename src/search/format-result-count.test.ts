import { formatResultCount } from "./format-result-count";

describe("formatResultCount", () => {
  it.each([
    [1, 1, "1 result on 1 page"],
    [3, 1, "3 results on 1 page"],
    [160, 72, "160 results on 72 pages"],
    [1, undefined, "1 result"],
    [20, undefined, "20 results"],
  ])("counts %d results on %s pages", (results, pages, text) => {
    expect(formatResultCount(results, pages)).toBe(text);
  });
});
