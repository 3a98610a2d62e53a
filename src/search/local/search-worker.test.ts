/** @jest-environment node */
import { searchPage, searchSite } from "../../test/search/search-records";
import type { WorkerAnswer } from "./search-worker";

const site = searchSite([searchPage("Presets", { "": "What they hold." })]);
const INDEX = "/search-index.json";
/** The files of a host; a function if the file isn't JSON. */
const files = new Map<string, unknown>();
const fetched: string[] = [];
let receive: (event: { data: unknown }) => void;
let settle: (answer: WorkerAnswer) => void;

const readBody = (file: unknown): unknown =>
  typeof file === "function" ? (file as () => unknown)() : (JSON.parse(file as string) as unknown);

/** Makes the host serve only a site's files. */
const host = (site: { files: Map<string, string> }): void => {
  files.clear();
  for (const [address, text] of site.files) files.set(address, text);
};

/** Queries the worker as the page does. */
const ask = (query: string): Promise<WorkerAnswer> =>
  new Promise((resolve) => {
    settle = resolve;
    receive({ data: { id: 7, requests: [{ indexName: "ddex-suite", query }] } });
  });

describe("the search worker", () => {
  beforeEach(async () => {
    fetched.length = 0;
    host(site);
    Object.assign(globalThis, {
      addEventListener: (_type: string, listener: typeof receive) => (receive = listener),
      postMessage: (answer: WorkerAnswer) => settle(answer),
      fetch: async (url: string) => {
        fetched.push(url);
        const file = files.get(url);
        if (file instanceof Error) throw file;
        if (typeof file === "number") return { ok: false, status: file };
        return { ok: file !== undefined, status: file === undefined ? 404 : 200, json: async () => readBody(file) };
      },
    });
    jest.resetModules();
    await import("./search-worker");
  });

  it("loads the index once, and each part that queries need once", async () => {
    const first = await ask("presets");
    expect(first).toMatchObject({
      id: 7,
      response: { results: [{ nbHits: 1, hits: [{ content: "What they hold." }] }] },
    });
    expect(await ask("what they hold")).toMatchObject({ response: { results: [{ nbHits: 1 }] } });
    expect(fetched).toEqual([INDEX, ...new Set(fetched.slice(1))]);
    // One part has the terms, one the page; the vocabulary wasn't needed.
    expect(fetched).toHaveLength(3);
    expect(site.files.size).toBe(4);
  });

  it.each([
    ["missing", undefined, "status 404", false],
    ["no JSON", () => JSON.parse("<html>"), expect.stringMatching(/Unexpected token/), false],
    ["another thing", "{}", expect.any(String), false],
    ["out of reach", new TypeError("Failed to fetch"), "Failed to fetch", true],
    ["cut off", () => Promise.reject(new TypeError("network error")), "network error", true],
    ["on a host out of order", 503, "status 503", false],
  ])("reports that the index is %s, and loads it on the next query", async (_what, file, error, unreachable) => {
    files.set(INDEX, file);
    const message: unknown = typeof error === "string" ? `${INDEX}: ${error}` : error;
    expect(await ask("presets")).toEqual({ id: 7, error: message, unreachable });
    host(site);
    expect(await ask("presets")).toMatchObject({ response: { results: [{ nbHits: 1 }] } });
  });

  it.each([
    ["missing", undefined, "status 404", false],
    ["out of reach", new TypeError("Failed to fetch"), "Failed to fetch", true],
  ])(
    "reports that a part of the index is %s, and loads it on the next query",
    async (_what, file, error, unreachable) => {
      for (const address of site.files.keys()) if (address !== INDEX) files.set(address, file);
      expect(await ask("presets")).toEqual({ id: 7, error: expect.stringMatching(`json: ${error}$`), unreachable });
      host(site);
      expect(await ask("presets")).toMatchObject({ response: { results: [{ nbHits: 1 }] } });
    },
  );

  it("switches to a newer deploy's index if the older one's parts are gone", async () => {
    expect(await ask("presets")).toMatchObject({ response: { results: [{ nbHits: 1 }] } });
    host(searchSite([searchPage("Fixtures", { "": "What they were for." }), searchPage("Rules")]));
    expect(await ask("fixtueres")).toMatchObject({ response: { results: [{ hits: [{ url: "/docs/fixtures/" }] }] } });
    expect(fetched.filter((address) => address === INDEX)).toHaveLength(2);
  });
});
