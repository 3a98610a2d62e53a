/** @jest-environment node */
import { listen, stopSearchHosts } from "../../test/search/search-hosts";
import { createInsightsTracker } from "./create-insights-tracker";

// The browser build; Jest would use Node's.
jest.mock("search-insights", () =>
  jest.requireActual<object>("../../../node_modules/search-insights/dist/search-insights-browser.min.cjs"),
);

jest.setTimeout(30_000);

interface Sent {
  url: URL;
  events: Record<string, unknown>[];
}

const hits = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ objectID: `hit-${from + index}` }));
const userToken: unknown = expect.stringMatching(/^anonymous-/);
const view = (objectIDs: string[]) => ({
  eventType: "view",
  eventName: "Items Viewed",
  index: "docs",
  objectIDs,
  userToken,
});

const start = async () => {
  const sent: Sent[] = [];
  const port = await listen((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      sent.push({ url: new URL(request.url ?? "", "http://host"), ...(JSON.parse(body) as Pick<Sent, "events">) });
      response.end("{}");
    });
  });
  const host = `http://127.0.0.1:${port}`;
  return { sent, tracker: createInsightsTracker({ appId: "APP", apiKey: "key", indexName: "docs", host }) };
};

/** Waits for a number of requests, in real time. */
const arrived = async (sent: Sent[], count: number): Promise<void> => {
  jest.useRealTimers();
  while (sent.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe("createInsightsTracker", () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  });

  afterEach(() => {
    jest.useRealTimers();
    stopSearchHosts();
  });

  it("counts only the last of several lists after 400 ms, 20 hits per event", async () => {
    const { sent, tracker } = await start();
    const last = hits(45);
    const ids = last.map(({ objectID }) => objectID);
    const send = jest.spyOn(globalThis, "fetch");
    tracker.trackViews(hits(3));
    jest.advanceTimersByTime(399);
    tracker.trackViews(last);
    jest.advanceTimersByTime(399);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
    tracker.trackViews(hits(45));
    tracker.trackViews([]);
    tracker.trackViews(hits(45));
    jest.advanceTimersByTime(1_000);
    expect(send).toHaveBeenCalledTimes(1);
    await arrived(sent, 1);
    expect(sent[0]!.url.pathname).toBe("/1/events");
    expect(Object.fromEntries(sent[0]!.url.searchParams)).toMatchObject({
      "X-Algolia-Application-Id": "APP",
      "X-Algolia-API-Key": "key",
    });
    expect(sent[0]!.events).toEqual([view(ids.slice(0, 20)), view(ids.slice(20, 40)), view(ids.slice(40))]);
  });

  it("sends a click on the first hit as position 1", async () => {
    const { sent, tracker } = await start();
    tracker.trackClick({ objectID: "hit-1" }, 1, "q1");
    await arrived(sent, 1);
    expect(sent[0]!.events).toEqual([
      {
        eventType: "click",
        eventName: "Item Selected",
        index: "docs",
        objectIDs: ["hit-1"],
        positions: [1],
        queryID: "q1",
        userToken,
      },
    ]);
  });
});
