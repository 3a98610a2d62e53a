import { formatResultCount, missingResultsUrl } from "./result-texts";

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

describe("missingResultsUrl", () => {
  it("links to a new issue that includes the query", () => {
    const { origin, pathname, searchParams } = new URL(missingResultsUrl("a & b?"));
    expect(origin + pathname).toBe("https://github.com/daddykev/ddex-suite/issues/new");
    expect([...searchParams]).toEqual([["title", 'Search finds nothing for "a & b?"']]);
  });
});
