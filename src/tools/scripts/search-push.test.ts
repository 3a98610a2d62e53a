import { spawn } from "node:child_process";

import { bundledScript } from "@ddex-suite/ern/test/bundled-script";
import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";

import { ownPackages } from "../../gatsby/own-packages";
import type { SearchRecord } from "../../search/common/types";
import { stopSearchHosts } from "../../test/search/search-hosts";
import { emptyIndex, startSearchService } from "../../test/search/search-service";

const script = bundledScript("src/tools/scripts/search-push.ts", ownPackages());
const titles = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

const record = (url: string, type: SearchRecord["type"], content: string | null = "Text."): SearchRecord => ({
  objectID: url,
  url,
  type,
  hierarchy: { lvl0: "Docs", lvl1: "Page", ...titles },
  content,
  language: "en",
  docusaurus_tag: "docs-current",
  kind: "api",
  code: ["python"],
});

const many = (count: number): SearchRecord[] =>
  Array.from({ length: count }, (_, number) => record(`/docs/page-${number}/`, "lvl1"));

jest.setTimeout(60_000);

let interrupt: (() => void) | undefined;

/** Runs the script as if a build had written these records. */
const push = (records: SearchRecord[] | null, env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const cwd = temporaryFolder(records ? { ".cache/search-records.json": JSON.stringify(records) } : {});
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { PATH: process.env.PATH, ...env },
    });
    interrupt = () => child.kill("SIGINT");
    const result = { stdout: "", stderr: "" };
    child.stdout.on("data", (chunk: Buffer) => (result.stdout += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (result.stderr += chunk.toString()));
    child.on("close", (code) => resolve({ code, ...result }));
  });

const env = { GATSBY_SEARCH_APP_ID: "APP", GATSBY_SEARCH_INDEX: "docs", SEARCH_ADMIN_KEY: "admin" };

const start = async (...args: Parameters<typeof startSearchService>) => {
  const service = await startSearchService(...args);
  const live = { ...emptyIndex(), synonyms: ["ddex"], records: new Map([["old", { objectID: "old" }]]) };
  service.indexes.set("docs", live);
  return { ...service, live, env: { ...env, SEARCH_HOST: service.address } };
};

describe("npm run search:push", () => {
  afterEach(stopSearchHosts);

  it("fills a temporary index, then replaces the live one with it", async () => {
    const service = await start();
    const { code, stdout, stderr } = await push(many(1_200), service.env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const temporary = /to (docs_tmp_[0-9a-f]{8})/.exec(stdout)?.[1] ?? "";
    expect(stdout.trim().split("\n")).toEqual([
      `Copying synonyms and rules of docs to ${temporary} …`,
      "Writing settings …",
      "Sent 1,000 of 1,200 records.",
      "Sent 1,200 of 1,200 records.",
      `Moving ${temporary} to docs …`,
      "The index docs has the 1,200 records of this build.",
    ]);
    expect(service.calls.map(({ method, path: called }) => `${method} ${called}`)).toEqual([
      "POST /1/indexes/docs/operation",
      `PUT /1/indexes/${temporary}/settings`,
      `POST /1/indexes/${temporary}/batch`,
      `POST /1/indexes/${temporary}/batch`,
      `POST /1/indexes/${temporary}/operation`,
    ]);
    expect(service.polls()).toEqual([2, 2, 2, 2, 2]);
    expect(service.calls[0]!.headers).toMatchObject({
      "x-algolia-application-id": "APP",
      "x-algolia-api-key": "admin",
    });
    expect(service.calls[0]!.body).toEqual({ operation: "copy", destination: temporary, scope: ["synonyms", "rules"] });
    expect([...service.indexes.keys()]).toEqual(["docs"]);
    const { records, synonyms, settings } = service.indexes.get("docs")!;
    expect(synonyms).toEqual(["ddex"]);
    expect(records.size).toBe(1_200);
    expect(records.has("old")).toBe(false);
    expect(settings).toMatchObject({
      attributesForFaceting: ["language", "docusaurus_tag", "kind", "code"],
      attributeForDistinct: "url",
      distinct: true,
      highlightPreTag: "<mark>",
    });
    expect((settings.searchableAttributes as string[])[0]).toBe("unordered(hierarchy.lvl1)");
  });

  it("ranks records by level and position, and splits long texts into records with the same URL", async () => {
    const service = await start();
    const long = "word ".repeat(3_500);
    const records = [record("/a/", "lvl1", long), record("/a/#b", "lvl2"), record("/c/", "lvl1", null)];
    expect((await push(records, service.env)).code).toBe(0);
    const uploaded = [...service.indexes.get("docs")!.records.values()] as unknown as (SearchRecord & {
      weight: object;
    })[];
    expect(uploaded.map(({ objectID, url, weight }) => [objectID, url, weight])).toEqual([
      ["/a/", "/a/", { level: 90, position: 0 }],
      ["/a/~2", "/a/", { level: 90, position: 0 }],
      ["/a/~3", "/a/", { level: 90, position: 0 }],
      ["/a/#b", "/a/#b", { level: 80, position: 1 }],
      ["/c/", "/c/", { level: 90, position: 0 }],
    ]);
    const parts = uploaded.slice(0, 3).map(({ content }) => content);
    expect(parts.join("")).toBe(long);
    for (const part of uploaded) expect(JSON.stringify(part).length).toBeLessThan(10_000);
  });

  it.each<[string, (call: { path: string; body: Record<string, unknown> }, batches: number) => boolean]>([
    ["the copy", ({ body }) => body.operation === "copy"],
    ["the settings", ({ path: called }) => called.endsWith("/settings")],
    ["the second batch", ({ path: called }, batches) => called.endsWith("/batch") && batches === 2],
  ])("keeps the live index and deletes the temporary one if %s fails", async (_, fails) => {
    let batches = 0;
    const service = await start((call) => {
      if (call.path.endsWith("/batch")) batches += 1;
      return fails(call, batches);
    });
    const { code, stdout, stderr } = await push(many(1_200), service.env);
    expect(code).toBe(1);
    expect(stderr).toBe("The upload failed: Record is too big. The index docs is as it was before.\n");
    expect(stdout).toMatch(/Failed; deleting docs_tmp_/);
    expect([...service.indexes.keys()]).toEqual(["docs"]);
    expect(service.indexes.get("docs")).toBe(service.live);
    expect([...service.live.records.keys()]).toEqual(["old"]);
    expect(service.calls.at(-1)!.method).toBe("DELETE");
  });

  it("deletes the temporary index if it is interrupted", async () => {
    const service = await start(({ path: called }) => {
      if (called.endsWith("/batch")) interrupt?.();
      return false;
    });
    const { code, stderr } = await push(many(2_500), service.env);
    expect(code).toBe(1);
    expect(stderr).toBe("The upload failed: interrupted. The index docs is as it was before.\n");
    expect([...service.indexes.entries()]).toEqual([["docs", service.live]]);
  });

  it("reports what to delete by hand if the deletion fails too", async () => {
    const service = await start(({ method, path: called }) => method === "DELETE" || called.endsWith("/batch"));
    const { code, stdout } = await push(many(1), service.env);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /docs_tmp_\w+ could not be deleted \(Record is too big\); delete it in the service's dashboard/,
    );
  });

  it("doesn't promise an untouched index if the move itself fails", async () => {
    const service = await start(({ body }) => body.operation === "move");
    const { code, stderr } = await push(many(1), service.env);
    expect(code).toBe(1);
    expect(stderr).toContain("The index docs may have been replaced already: look at the service's dashboard.");
  });

  it("prints what it would send, without sending it or needing a key, in a dry run", async () => {
    const { code, stdout } = await push([record("/a/", "lvl1"), record("/a/#b", "lvl2")], {}, "--dry-run");
    expect(code).toBe(0);
    expect(stdout).toContain("(GATSBY_SEARCH_INDEX is not set). Nothing is sent.");
    expect(stdout).toContain('"attributeForDistinct": "url"');
    expect(stdout).toMatch(/lvl1 {4}\/a\/\nlvl2 {4}\/a\/#b\n2 records of 1 page, 1 kB\.\n$/);
    const service = await start();
    await push(many(1), service.env, "--dry-run");
    expect(service.calls).toEqual([]);
  });

  it.each([
    [
      { ...env, SEARCH_ADMIN_KEY: "" },
      many(1),
      [],
      /^Missing from the environment: SEARCH_ADMIN_KEY\. .*keep it secret/,
    ],
    [{}, many(1), [], /^Missing from the environment: GATSBY_SEARCH_APP_ID, GATSBY_SEARCH_INDEX, SEARCH_ADMIN_KEY/],
    [env, null, [], /^\.cache\/search-records\.json does not exist\. Build the site first: npm run build/],
    [env, [], [], /has no records: nothing is sent/],
    [env, many(1), ["--dry"], /^Usage: npm run search:push/],
  ])("stops before it sends anything: %#", async (variables, records, args, message) => {
    const { code, stderr } = await push(records, { ...variables, SEARCH_HOST: "http://127.0.0.1:1" }, ...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
  });
});
