/** @jest-environment node */
import { searchPage, searchSite } from "../../test/search/search-records";
import type { SearchResponse } from "../common/types";
import type { PackedIndex } from "./format/packed-index";
import type { WorkerAnswer } from "./search-worker";

const site = searchSite([searchPage("Presets", { "": "What they hold." })]);
/** Twenty pages with the same word, in more files of records than the best hits may need. */
const manyPages = searchSite(
  Array.from({ length: 20 }, (_, index) => searchPage(`Presets ${index}`, { "": `Text${index} of it. `.repeat(1700) })),
);
const INDEX = "/search-index.json";
/** The files of a host; a function if the file isn't JSON. */
const files = new Map<string, unknown>();
const fetched: string[] = [];
/** Files whose transfer breaks. */
const brokenFiles = new Set<string>();
/** The number of pieces that the worker has reported. */
let loads = 0;
let receive: (event: { data: unknown }) => void;
let settle: (answer: WorkerAnswer) => void;

/** A body of several pieces: `cut` ends it with the network's error. */
const bodyOf = (text: string, cut: boolean): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      const bytes = new TextEncoder().encode(text);
      controller.enqueue(bytes.slice(0, 5));
      if (cut) return controller.error(new TypeError("network error"));
      controller.enqueue(bytes.slice(5));
      controller.close();
    },
  });

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
    brokenFiles.clear();
    loads = 0;
    host(site);
    Object.assign(globalThis, {
      addEventListener: (_type: string, listener: typeof receive) => (receive = listener),
      postMessage: (answer: WorkerAnswer) => (answer === "loading" ? (loads += 1) : settle(answer)),
      fetch: async (url: string) => {
        fetched.push(url);
        const file = files.get(url);
        if (file instanceof Error) throw file;
        if (typeof file === "number") return new Response("", { status: file });
        if (file === undefined) return new Response("", { status: 404 });
        return new Response(bodyOf(file as string, brokenFiles.has(url)));
      },
    });
    jest.resetModules();
    await import("./search-worker");
  });

  it("asks for the index together with the terms, then for records", async () => {
    await ask("presets");
    expect(fetched.map((address) => address.replace(/[0-9a-f]{9}/, "digest"))).toEqual([
      INDEX,
      "/search-index/terms-37.json",
      "/search-index/digest.json",
    ]);
    expect(loads).toBeGreaterThan(fetched.length);
  });

  it("loads the index once, and each part that queries need once", async () => {
    const first = await ask("presets");
    expect(first).toMatchObject({
      id: 7,
      response: { results: [{ nbHits: 1, hits: [{ content: "What they hold." }] }] },
    });
    expect(await ask("pres")).toMatchObject({ response: { results: [{ nbHits: 1 }] } });
    expect(fetched).toEqual([...new Set(fetched)]);
    // One part has the terms, one the page; the vocabulary wasn't needed.
    expect(fetched).toHaveLength(3);
  });

  it("answers with the best hits while the others load, and then with all", async () => {
    host(manyPages);
    const answers: WorkerAnswer[] = [];
    const all = new Promise<void>((resolve) => {
      settle = (answer) => answers.push(answer) === 2 && resolve();
    });
    const { fetch: answer } = globalThis;
    const fetchOnce = async (url: string) => {
      // The host is slow once the best hits are there.
      if (fetched.length >= 11) await new Promise((resolve) => setTimeout(resolve, 150));
      return answer(url);
    };
    Object.assign(globalThis, { fetch: fetchOnce });
    receive({ data: { id: 7, requests: [{ indexName: "ddex-suite", query: "presets" }] } });
    await all;
    const [best, whole] = answers.map((reply) => (reply as { response: SearchResponse }).response.results[0]!);
    expect(answers).toMatchObject([{ id: 7, isBest: true }, { id: 7 }]);
    expect(best!.hits.length).toBeLessThan(20);
    expect(whole!.hits).toHaveLength(20);
    expect(whole!.hits.slice(0, best!.hits.length)).toEqual(best!.hits);
    expect(best!.nbHits).toBe(whole!.nbHits);
  });

  it("answers at once with all hits if the others arrive with the best", async () => {
    host(manyPages);
    expect(await ask("presets")).toMatchObject({ response: { results: [{ hits: { length: 20 } }] } });
  });

  it("loads no records for a question that nobody waits for any more", async () => {
    receive({ data: { id: 6, requests: [{ indexName: "ddex-suite", query: "hold" }] } });
    receive({ data: { abandoned: 6 } });
    expect(await ask("zebra")).toMatchObject({ id: 7, response: { results: [{ nbHits: 0 }] } });
    const { files: records } = JSON.parse(site.files.get(INDEX)!) as PackedIndex;
    expect(fetched).not.toContain(`/search-index/${records[0]}.json`);
  });

  it.each([
    ["missing", undefined, "status 404", false],
    ["no JSON", "<html>", expect.stringMatching(/Unexpected token/), false],
    ["another thing", "{}", expect.any(String), false],
    ["out of reach", new TypeError("Failed to fetch"), "Failed to fetch", true],
    ["cut off", site.files.get(INDEX)!, "network error", true],
    ["on a host out of order", 503, "status 503", false],
  ])("reports that the index is %s, and loads it on the next query", async (what, file, error, unreachable) => {
    files.set(INDEX, file);
    if (what === "cut off") brokenFiles.add(INDEX);
    const message: unknown = typeof error === "string" ? `${INDEX}: ${error}` : error;
    expect(await ask("presets")).toEqual({ id: 7, error: message, unreachable });
    host(site);
    brokenFiles.clear();
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

  it("reports files of different builds if they are still different when it asks again", async () => {
    const [, otherTerms] = [...searchSite([searchPage("Presets", { "": "Other." })]).files].filter(([address]) =>
      address.includes("/terms-37."),
    )[0]!;
    files.set("/search-index/terms-37.json", otherTerms);
    expect(await ask("presets")).toMatchObject({
      error: expect.stringContaining("different builds"),
      unreachable: false,
    });
    expect(fetched.filter((address) => address === INDEX)).toHaveLength(2);
  });
});
