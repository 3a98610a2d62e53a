/** @jest-environment node */
import { setNavigator } from "../../test/browser/set-navigator";
import { setEnv } from "../../test/node/set-env";
import type { insights as Insights } from "./insights";

const tracker = { trackViews: jest.fn(), trackClick: jest.fn() };
const createInsightsTracker = jest.fn(() => tracker);
jest.mock("./create-insights-tracker", () => ({ createInsightsTracker }));

const on = {
  GATSBY_SEARCH_APP_ID: "APP",
  GATSBY_SEARCH_API_KEY: "key",
  GATSBY_SEARCH_INDEX: "docs",
  GATSBY_SEARCH_INSIGHTS: "true",
};
const hit = { objectID: "hit-1" };

/** The module in a build with this environment. */
const loadInsights = (env: Record<string, string | undefined>): typeof Insights => {
  setEnv(env);
  let loaded: typeof Insights | undefined;
  jest.isolateModules(() => {
    ({ insights: loaded } = require("./insights") as { insights: typeof Insights }); // eslint-disable-line @typescript-eslint/no-require-imports
  });
  return loaded!;
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("search insights", () => {
  beforeEach(() => {
    setNavigator({});
    jest.clearAllMocks();
  });

  it("passes views and clicks to the tracker if it is on", async () => {
    const insights = loadInsights(on);
    expect(insights.isOn()).toBe(true);
    insights.trackViews([hit], "q1");
    insights.trackClick(hit, 1, "q1");
    await settle();
    expect(createInsightsTracker.mock.calls).toEqual([[{ appId: "APP", apiKey: "key", indexName: "docs" }]]);
    expect(tracker.trackViews.mock.calls).toEqual([[[hit]]]);
    expect(tracker.trackClick.mock.calls).toEqual([[hit, 1, "q1"]]);
  });

  it("doesn't count the local index's answers", async () => {
    const insights = loadInsights(on);
    insights.trackViews([hit], undefined);
    insights.trackClick(hit, 1, undefined);
    await settle();
    expect(createInsightsTracker).not.toHaveBeenCalled();
  });

  it.each<[string, Record<string, string | undefined>, object]>([
    ["nothing is configured", Object.fromEntries(Object.keys(on).map((name) => [name, undefined])), {}],
    ["the search is hosted, but insights are not asked for", { ...on, GATSBY_SEARCH_INSIGHTS: undefined }, {}],
    ["insights are asked for, but the search is local", { ...on, GATSBY_SEARCH_APP_ID: undefined }, {}],
    ["the browser says Do Not Track", on, { doNotTrack: "1" }],
    ["the browser has Global Privacy Control", on, { globalPrivacyControl: true }],
  ])("loads nothing if %s", async (_, env, navigator) => {
    const insights = loadInsights(env);
    setNavigator(navigator);
    expect(insights.isOn()).toBe(false);
    insights.trackViews([hit], "q1");
    insights.trackClick(hit, 1, "q1");
    await settle();
    expect(createInsightsTracker).not.toHaveBeenCalled();
  });
});
