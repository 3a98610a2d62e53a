/** @jest-environment jsdom */
import { toSearchRequest } from "./search-request";

const narrow = (matches: boolean): jest.Mock => {
  const matchMedia = jest.fn(() => ({ matches }));
  window.matchMedia = matchMedia as unknown as typeof window.matchMedia;
  return matchMedia;
};

describe("toSearchRequest", () => {
  it("requests what the modal shows", () => {
    narrow(false);
    expect(toSearchRequest({ query: "preset", version: "current" })).toEqual({
      indexName: "ddex-suite",
      query: "preset",
      hitsPerPage: 20,
      page: 0,
      attributesToRetrieve: [
        "hierarchy.lvl0",
        "hierarchy.lvl1",
        "hierarchy.lvl2",
        "hierarchy.lvl3",
        "hierarchy.lvl4",
        "hierarchy.lvl5",
        "hierarchy.lvl6",
        "content",
        "type",
        "url",
      ],
      attributesToSnippet: [
        "hierarchy.lvl1:10",
        "hierarchy.lvl2:10",
        "hierarchy.lvl3:10",
        "hierarchy.lvl4:10",
        "hierarchy.lvl5:10",
        "hierarchy.lvl6:10",
        "content:10",
      ],
      snippetEllipsisText: "…",
      highlightPreTag: "<mark>",
      highlightPostTag: "</mark>",
      clickAnalytics: false,
      facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-current"]],
    });
  });

  it("requests the content type and the language that a reader has chosen", () => {
    narrow(false);
    const filters = { kind: "api", code: "python" } as const;
    expect(toSearchRequest({ query: "preset", version: undefined, filters }).facetFilters).toEqual([
      "language:en",
      ["docusaurus_tag:default"],
      "kind:api",
      "code:python",
    ]);
  });

  it("requests five words in windows up to 768 px wide", () => {
    const matchMedia = narrow(true);
    const { attributesToSnippet = [] } = toSearchRequest({ query: "preset", version: "current" });
    expect(attributesToSnippet).toHaveLength(7);
    for (const attribute of attributesToSnippet) expect(attribute).toMatch(/:5$/);
    expect(matchMedia).toHaveBeenCalledWith("(max-width: 768px)");
  });

  it("requests another page, index or version, and click counting", () => {
    narrow(false);
    const request = toSearchRequest({
      query: "preset",
      version: undefined,
      indexName: "hosted",
      page: 2,
      hitsPerPage: 15,
      clickAnalytics: true,
    });
    expect(request).toMatchObject({ indexName: "hosted", page: 2, hitsPerPage: 15, clickAnalytics: true });
    expect(request.facetFilters).toEqual(["language:en", ["docusaurus_tag:default"]]);
  });
});
