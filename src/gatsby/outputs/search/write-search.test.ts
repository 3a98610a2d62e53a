import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

import type { BuildArgs, NodeInput } from "gatsby";

import { search } from "../../../config/search";
import type { PackedIndex } from "../../../search/local/packing/packed-index";
import type { SearchRecord } from "../../../search/common/types";
import { fakeContent } from "../../../test/fake-content";
import { fakeReporter } from "../../../test/fake-reporter";
import { temporaryFolder } from "../../../test/temporary-folder";
import { sourceSearchHits } from "../../search/search-hits";
import { sizeWarning } from "./size-warning";
import { searchRecordsFile } from "../../../search/hosted/search-records-file";
import { writeSearch } from "./write-search";

/** The SearchHit nodes of the files, in no order. */
const sourcedHits = async (files: Parameters<typeof fakeContent>[0]): Promise<NodeInput[]> => {
  const hits: NodeInput[] = [];
  await sourceSearchHits({
    ...fakeContent(files),
    actions: { createNode: (node: NodeInput) => hits.unshift(node) },
    createContentDigest: (fields: object) => JSON.stringify(fields),
    createNodeId: (key: string) => `id of ${key}`,
  } as unknown as Parameters<typeof sourceSearchHits>[0]);
  return hits;
};

const write = async (files: Parameters<typeof fakeContent>[0]) => {
  const { reporter, warn } = fakeReporter();
  const folder = temporaryFolder({ "content/toolkit/README": "No symbols." });
  const before = process.cwd();
  process.chdir(folder);
  try {
    const hits = await sourcedHits(files);
    await writeSearch({ getNodesByType: () => hits, reporter } as unknown as BuildArgs, "public");
  } finally {
    process.chdir(before);
  }
  const json = <Value>(file: string): Value => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Value;
  return { warn, folder, json };
};

it("writes the index, the texts of each page and all records", async () => {
  const { json, folder, warn } = await write({
    intro: { body: "Hello.\n\n## Two\n\nMore." },
    hidden: { body: "Secret.", search: false },
  });
  const urls = json<SearchRecord[]>(searchRecordsFile).map(({ url }) => url);
  expect(urls).toEqual(["/docs/intro/", "/docs/intro/#two", ...search.pages.map(({ path }) => path)]);
  const { pages } = json<PackedIndex>("public/search-index.json");
  expect(pages.map(([path]) => path)).toEqual(["/docs/intro/", "/playground/"]);
  expect(json("public/search-texts/docs/intro.json")).toEqual({ "": "What the page says.\nHello.", two: "More." });
  expect(existsSync(`${folder}/public/search-texts/docs/hidden.json`)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

it("makes a SearchHit of each record, with its place among all", async () => {
  const { json } = await write({ intro: { body: "Hello.\n\n## Two\n\nMore." } });
  const [first, second] = json<SearchRecord[]>(searchRecordsFile);
  expect(first).not.toHaveProperty("position");
  const folder = temporaryFolder({ "content/toolkit/README": "No symbols." });
  const before = process.cwd();
  process.chdir(folder);
  const hits = (await sourcedHits({ intro: { body: "Hello.\n\n## Two\n\nMore." } })).reverse();
  process.chdir(before);
  expect(hits.map(({ internal }) => internal.type)).toEqual(Array(hits.length).fill("SearchHit"));
  expect(hits.slice(0, 2)).toEqual([
    expect.objectContaining({ ...first, id: "id of SearchHit /docs/intro/", parent: null, position: 0 }),
    expect.objectContaining({ ...second, id: "id of SearchHit /docs/intro/#two", parent: null, position: 1 }),
  ]);
  expect(second).toMatchObject({ type: "lvl2", content: "More.", hierarchy: { lvl2: "Two", lvl3: null } });
});

it("writes the same index in whatever order the files were read", async () => {
  const one = { body: "One." };
  const two = { body: "Two." };
  const first = await write({ a: one, b: two });
  const second = await write({ b: two, a: one });
  const index = "public/search-index.json";
  expect(
    first
      .json<PackedIndex>(index)
      .pages.map(([path]) => path)
      .slice(0, 2),
  ).toEqual(["/docs/a/", "/docs/b/"]);
  expect(second.json(index)).toEqual(first.json(index));
});

it("warns of an index of more than 1 MB, and points to the hosted service", () => {
  expect(search.maxIndexBytes).toBe(1_000_000);
  const random = randomBytes(760_000).toString("base64");
  expect(sizeWarning(random)).toBeUndefined();
  expect(sizeWarning(random + randomBytes(260_000).toString("base64"))).toMatch(
    /^The search index has 1\.0\d MB compressed, more than 1 MB\..*hosted search service/,
  );
});

it("warns at build", async () => {
  jest.replaceProperty(search, "maxIndexBytes", 10);
  const { warn } = await write({ intro: { body: "Hello." } });
  jest.restoreAllMocks();
  expect(warn.mock.calls).toEqual([[expect.stringContaining("The search index has")]]);
});
