import { missingResultsUrl } from "./missing-results-url";

describe("missingResultsUrl", () => {
  it("links to a new issue that includes the query", () => {
    const { origin, pathname, searchParams } = new URL(missingResultsUrl("a & b?"));
    expect(origin + pathname).toBe("https://github.com/daddykev/ddex-suite/issues/new");
    expect([...searchParams]).toEqual([["title", 'Search finds nothing for "a & b?"']]);
  });
});
