import { searchPage, searchSite } from "../../test/search-records";
import { packIndex } from "./packing/pack-index";
import type { WorkerAnswer } from "./search-worker";

const site = searchSite([searchPage("Presets", { "": "What they hold." })]);
const files = new Map<string, unknown>();
const fetched: string[] = [];
let receive: (event: { data: unknown }) => void;
let settle: (answer: WorkerAnswer) => void;

/** The body of a file; a function reads one that is no JSON. */
const readBody = (file: unknown): unknown => (typeof file === "function" ? (file as () => unknown)() : file);

/** Asks the worker as the page does. */
const ask = (query: string): Promise<WorkerAnswer> =>
  new Promise((resolve) => {
    settle = resolve;
    receive({ data: { id: 7, requests: [{ indexName: "ddex-suite", query }] } });
  });

beforeEach(async () => {
  fetched.length = 0;
  files.clear();
  files
    .set("/search-index.json", packIndex(site.records))
    .set("/search-texts/docs/presets.json", { "": "What they hold." });
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

it("loads the index once, and the texts of the pages that it shows once", async () => {
  const first = await ask("presets");
  expect(first).toMatchObject({
    id: 7,
    response: { results: [{ nbHits: 1, hits: [{ content: "What they hold." }] }] },
  });
  expect(await ask("what they hold")).toMatchObject({ response: { results: [{ nbHits: 1 }] } });
  expect(fetched).toEqual(["/search-index.json", "/search-texts/docs/presets.json"]);
});

it.each([
  ["missing", undefined, "status 404", false],
  ["no JSON", () => JSON.parse("<html>"), expect.stringMatching(/Unexpected token/), false],
  ["another thing", { words: [] }, expect.any(String), false],
  ["out of reach", new TypeError("Failed to fetch"), "Failed to fetch", true],
  ["cut off", () => Promise.reject(new TypeError("network error")), "network error", true],
  ["on a host out of order", 503, "status 503", true],
])("says that the index is %s, and loads it with the next query", async (_what, file, error, unreachable) => {
  const index = files.get("/search-index.json");
  files.set("/search-index.json", file);
  const message: unknown = typeof error === "string" ? `/search-index.json: ${error}` : error;
  expect(await ask("presets")).toEqual({ id: 7, error: message, unreachable });
  files.set("/search-index.json", index);
  expect(await ask("presets")).toMatchObject({ response: { results: [{ nbHits: 1 }] } });
});

it("gives hits without text while texts are out of reach", async () => {
  const texts = files.get("/search-texts/docs/presets.json");
  files.set("/search-texts/docs/presets.json", new TypeError("Failed to fetch"));
  expect(await ask("presets")).toMatchObject({ response: { results: [{ hits: [{ content: null }] }] } });
  files.set("/search-texts/docs/presets.json", texts);
  expect(await ask("presets")).toMatchObject({ response: { results: [{ hits: [{ content: "What they hold." }] }] } });
});
