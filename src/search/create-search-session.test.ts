/** @jest-environment jsdom */
import { searchAnswer, searchHit } from "../test/search/search-fixtures";
import { createSearchSession } from "./create-search-session";
import { insights } from "./hosted/insights";
import { searchClient } from "./search-client";
import type { SearchRequest } from "./common/types";

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
      const answer = searchAnswer(request!, hits);
      return { results: [{ ...answer.results[0]!, queryID: `q${request!.page}` }] };
    });
  });

  it("counts views, and clicks with their position in the whole answer", async () => {
    const session = createSearchSession(onChoice);
    for (const page of [0, 1]) await session.ask({ query: "x", version: "current", hitsPerPage: 2, page });
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

  it.each([true, false])("requests click counting if it is on: %s", async (on) => {
    jest.mocked(insights.isOn).mockReturnValue(on);
    await createSearchSession(onChoice).ask({ query: "x", version: "current" });
    expect(jest.mocked(searchClient.search).mock.calls[0]?.[0][0]?.clickAnalytics).toBe(on);
  });
});
