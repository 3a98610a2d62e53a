/** @jest-environment jsdom */
import { searchAnswer, searchHit } from "../test/search/search-fixtures";
import type { SearchRequest } from "./common/types";
import { createSearchSession, toSearchRequest } from "./create-search-session";
import { insights } from "./hosted/insights";
import { searchClient } from "./search-client";

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
      attributesToRetrieve: ["objectID", "url", "type", "hierarchy", "content"],
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
      clickAnalytics: true,
    });
    expect(request).toMatchObject({ indexName: "hosted", page: 2, hitsPerPage: 20, clickAnalytics: true });
    expect(request.facetFilters).toEqual(["language:en", ["docusaurus_tag:default"]]);
  });
});

jest.mock("./search-client", () => ({ searchClient: { search: jest.fn() } }));
jest.mock("./hosted/insights", () => ({ insights: { isOn: jest.fn(), trackViews: jest.fn(), trackClick: jest.fn() } }));

const hits = ["A", "B", "C"].map((title) => searchHit(title));
const [a, , c] = hits as [(typeof hits)[0], (typeof hits)[0], (typeof hits)[0]];

const onChoice = jest.fn();

describe("createSearchSession", () => {
  beforeEach(() => {
    jest.resetAllMocks();
    window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
    jest.mocked(searchClient.search).mockImplementation(async ([request]: readonly SearchRequest[]) => {
      const answer = searchAnswer({ ...request!, hitsPerPage: 2 }, hits);
      return { results: [{ ...answer.results[0]!, queryID: `q${request!.page}` }] };
    });
  });

  it("counts views, and clicks with their position in the whole answer", async () => {
    const session = createSearchSession(onChoice);
    for (const page of [0, 1]) await session.ask({ query: "x", version: "current", page });
    expect(jest.mocked(insights.trackViews).mock.calls).toEqual([
      [hits.slice(0, 2), "q0"],
      [hits.slice(2), "q1"],
    ]);
    session.choose(a);
    session.choose(c);
    session.choose({ objectID: "a recent search", url: "/docs/intro/" });
    expect(jest.mocked(insights.trackClick).mock.calls).toEqual([
      [a, 1, "q0"],
      [c, 3, "q1"],
    ]);
  });

  it("reports the query that led to a chosen hit", async () => {
    const session = createSearchSession(onChoice);
    await session.ask({ query: "deal", version: "current" });
    await session.ask({ query: "deal terms", version: "current" });
    session.choose(c);
    expect(onChoice.mock.calls).toEqual([["deal terms", c.url]]);
  });

  it("abandons a question when another is asked", async () => {
    const session = createSearchSession(onChoice);
    await Promise.all(["dea", "deal"].map((query) => session.ask({ query, version: "current" })));
    const aborted = jest.mocked(searchClient.search).mock.calls.map(([, options]) => options!.signal!.aborted);
    expect(aborted).toEqual([true, false]);
  });

  it.each([true, false])("requests click counting if it is on: %s", async (on) => {
    jest.mocked(insights.isOn).mockReturnValue(on);
    await createSearchSession(onChoice).ask({ query: "x", version: "current" });
    expect(jest.mocked(searchClient.search).mock.calls[0]?.[0][0]?.clickAnalytics).toBe(on);
  });
});
