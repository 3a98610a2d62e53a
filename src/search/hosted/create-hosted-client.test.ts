/** @jest-environment node */
import {
  type BehaviorName,
  expectedFacts,
  hitWithTag,
  HOST_STATUS_KEY,
  hostedKeys,
  searchResult,
  startSearchHosts,
  stopSearchHosts,
  toAskedFacts,
} from "../../test/search/search-hosts";
import type { SearchRequest, SearchResponse } from "../common/types";
import { createHostedClient } from "./create-hosted-client";

// The browser build; Jest would use Node's.
jest.mock("algoliasearch/lite", () =>
  jest.requireActual<object>("../../../node_modules/algoliasearch/dist/lite/builds/browser.umd.js"),
);

const local: SearchResponse = { results: [{ ...searchResult("/local/"), queryID: undefined } as never] };

const request = (query: string): SearchRequest => ({
  indexName: "ignored",
  query,
  hitsPerPage: 20,
  attributesToRetrieve: ["hierarchy.lvl0", "content", "type", "url"],
});

const start = async (...names: BehaviorName[]) => {
  const servers = await startSearchHosts(...names);
  const fallback = { search: jest.fn(() => Promise.resolve(local)) };
  const client = () => createHostedClient({ ...hostedKeys, hosts: servers.hosts }, fallback);
  const { search } = client();
  return { ...servers, fallback, client, search: (query: string) => search([request(query)]) };
};

const timed = async <Value>(promise: Promise<Value>): Promise<[Value, number]> => {
  const begin = performance.now();
  return [await promise, performance.now() - begin];
};

/** What requests to hosts that answer may take, less than a time limit: time passes only while nothing else is done. */
const BUSY_MS = 800;

let stored: Map<string, string>;

describe("createHostedClient", () => {
  const { setInterval, clearInterval } = globalThis;
  let clock: NodeJS.Timeout;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    clock = setInterval(() => jest.advanceTimersByTime(10), 1);
    stored = new Map();
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      value: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
    });
  });

  afterEach(() => {
    clearInterval(clock);
    jest.useRealTimers();
    stopSearchHosts();
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, "localStorage");
  });

  it("asks the first host once, in the service's format, with the credentials in the address", async () => {
    const { search, asked, fallback } = await start("answers", "answers");
    const answer = await search("intro");
    expect(answer).toEqual({
      results: [{ ...searchResult(), hits: [expect.objectContaining({ url: "/docs/intro/#first" })] }],
    });
    expect(fallback.search).not.toHaveBeenCalled();
    expect(asked.map(toAskedFacts)).toEqual([expectedFacts(request("intro"))]);
  });

  it("counts only the pages of this site", async () => {
    const { search } = await start("answersFromElsewhere");
    expect((await search("intro")).results[0]).toMatchObject({
      nbHits: 1,
      hits: [expect.objectContaining({ url: "/docs/intro/#first" })],
    });
  });

  const firstTitle = ({ results }: SearchResponse): string | undefined =>
    results[0]?.hits[0]?._highlightResult?.hierarchy?.lvl1?.value;

  it("escapes the service's texts, which contain unescaped tags", async () => {
    const { search } = await start("answersWithTags");
    expect(firstTitle(await search("party"))).toBe("<mark>&lt;Party&gt;</mark>");
  });

  it("passes on the fallback's answer unchanged if the service has failed", async () => {
    const { search, fallback } = await start("resets");
    fallback.search.mockResolvedValue({ results: [{ ...searchResult(), hits: [hitWithTag()] }] as never });
    expect(firstTitle(await search("party"))).toBe("<mark><Party></mark>");
  });

  it("repeats only requests that haven't been answered", async () => {
    const { search, askedNames } = await start("answers");
    await Promise.all([search("a"), search("a")]);
    await search("a");
    await search("b");
    expect(askedNames()).toEqual(["answers", "answers"]);
  });

  /** What the client stored about failed hosts: whether they were too slow or answered with an error. */
  const statuses = (): string[] =>
    Object.values(JSON.parse(stored.get(HOST_STATUS_KEY) ?? "{}") as Record<string, { status: string }>).map(
      ({ status }) => status,
    );

  it.each<[BehaviorName, string, number]>([
    ["resets", "down", 0],
    ["says503", "down", 0],
    ["redirects", "down", 0],
    ["hangs", "timed out", 1_000],
    ["hangsAfterHeaders", "timed out", 2_000],
  ])("tries the next host if one %s, and avoids the failed one for two minutes", async (failure, status, limit) => {
    const { search, askedNames, client, change, fallback } = await start(failure, "answers");
    const [answer, duration] = await timed(search("a"));
    expect(answer.problem).toBeUndefined();
    expect(askedNames()).toEqual([failure, "answers"]);
    expect(statuses()).toEqual([status]);
    expect(duration).toBeGreaterThan(limit - 50);
    expect(duration).toBeLessThan(limit + BUSY_MS);

    expect([...stored.keys()]).toEqual([HOST_STATUS_KEY]);
    await search("b");
    await client().search([request("after a reload")]);
    expect(askedNames()).toEqual(["answers", "answers"]);

    const now = Date.now();
    jest.setSystemTime(now + 119_000 - duration);
    await search("c");
    expect(askedNames()).toEqual(["answers"]);
    change(0, "answersSlowly");
    jest.setSystemTime(now + 120_001);
    await search("d");
    expect(askedNames()).toEqual(["answersSlowly"]);
    expect(fallback.search).not.toHaveBeenCalled();
  });

  it("waits for a slow host within its time limit", async () => {
    const { search, askedNames } = await start("answersSlowly", "answers");
    await search("a");
    expect(askedNames()).toEqual(["answersSlowly"]);
  });

  it("tries failing hosts in turn, with the same time limit for each", async () => {
    const { search, askedNames } = await start("hangs", "resets", "says503", "redirects", "hangs", "answersSlowly");
    const [answer, duration] = await timed(search("a"));
    expect(answer.problem).toBeUndefined();
    expect(askedNames()).toEqual(["hangs", "resets", "says503", "redirects", "hangs", "answersSlowly"]);
    expect(statuses()).toEqual(["timed out", "down", "down", "down", "timed out"]);
    expect(duration).toBeGreaterThan(2_200);
    expect(duration).toBeLessThan(2_300 + BUSY_MS);
  });

  it.each<[BehaviorName, string]>([
    ["says429", "Too many requests"],
    ["says403", "Invalid Application-ID or API key"],
  ])("doesn't retry if a host %s: the local index answers, and the reason is reported", async (refusal, message) => {
    const warn = jest.spyOn(console, "warn").mockReturnValue();
    const { search, askedNames } = await start(refusal, "answers");
    const [answer, duration] = await timed(search("a"));
    expect(answer).toEqual({ ...local, problem: { kind: "refused", message } });
    expect(askedNames()).toEqual([refusal]);
    expect(duration).toBeLessThan(BUSY_MS);
    expect(warn.mock.calls).toEqual([[`The search service has not answered (refused): ${message}`]]);
    await search("b");
    expect(askedNames()).toEqual([refusal]);
  });

  it("uses the local index if all hosts fail, and doesn't ask them for two minutes", async () => {
    const { search, askedNames, change, fallback } = await start("resets", "says503");
    expect(await search("a")).toEqual({ ...local, problem: { kind: "unreachable" } });
    expect(fallback.search).toHaveBeenCalledWith([request("a")], {});
    expect(askedNames()).toEqual(["resets", "says503"]);
    change(0, "answers");
    expect(await search("b")).toEqual({ ...local, problem: { kind: "unreachable" } });
    expect(askedNames()).toEqual([]);
    jest.setSystemTime(Date.now() + 120_001);
    expect((await search("c")).problem).toBeUndefined();
    expect(askedNames()).toEqual(["answers"]);
  });

  it("fails if the local index fails too, and asks the hosts again next time", async () => {
    const { search, askedNames, change, fallback } = await start("resets");
    const failure = Object.assign(new Error("No index"), { name: "RetryError" });
    fallback.search.mockRejectedValueOnce(failure);
    await expect(search("a")).rejects.toBe(failure);
    change(0, "answers");
    expect((await search("b")).problem).toBeUndefined();
    expect(askedNames()).toEqual(["resets", "answers"]);
  });

  it("tells our own errors from refusals and unreachable hosts", async () => {
    jest.spyOn(console, "warn").mockReturnValue();
    const { search } = await start("answersAmiss");
    expect(await search("a")).toEqual({
      ...local,
      problem: { kind: "broken", message: "The service's record 7 has no hierarchy." },
    });
  });

  it("works without local storage", async () => {
    Reflect.deleteProperty(globalThis, "localStorage");
    const { search, askedNames } = await start("says503", "answers");
    await search("a");
    await search("b");
    expect(askedNames()).toEqual(["says503", "answers", "answers"]);
  });

  it("asks the service's own hosts by default", async () => {
    const fetched = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
    const fallback = { search: () => Promise.resolve(local) };
    expect(await createHostedClient(hostedKeys, fallback).search([request("a")])).toMatchObject({
      problem: { kind: "unreachable" },
    });
    const origins = fetched.mock.calls.map(([url]) => new URL(url as string).origin);
    expect(origins[0]).toBe("https://app-dsn.algolia.net");
    expect(origins.slice(1).sort()).toEqual([1, 2, 3].map((number) => `https://app-${number}.algolianet.com`));
  });

  it.each([
    [{ ...hostedKeys, appId: "" }, "`appId` is missing."],
    [{ ...hostedKeys, apiKey: "" }, "`apiKey` is missing."],
  ])("throws without credentials: %j", (incomplete, message) => {
    expect(() => createHostedClient(incomplete, { search: jest.fn() })).toThrow(message);
  });
});
