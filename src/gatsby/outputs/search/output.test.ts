/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import type { BuildArgs } from "gatsby";

import { search } from "../../../config/search";
import { splitUrl } from "../../../search/common/records";
import { searchFiles, searchRecordsFile } from "../../../search/common/search-files";
import type { SearchRecord } from "../../../search/common/types";
import type { PackedIndex, PackedRecords, PackedTerms } from "../../../search/local/format/packed-index";
import { fakeContent } from "../../../test/content/fake-content";
import { fakeReporter } from "../../../test/gatsby/fake-reporter";
import { groupBy } from "../../../utils/lists";
import { sizeWarning, writeSearch } from "./output";

const emptySite = (): string => temporaryFolder({ "content/toolkit/README": "No symbols." });

const write = async (files: Parameters<typeof fakeContent>[0], folder = emptySite()) => {
  const { reporter, warn } = fakeReporter();
  const before = process.cwd();
  process.chdir(folder);
  try {
    await writeSearch({ ...fakeContent(files), reporter } as unknown as BuildArgs, "public");
  } finally {
    process.chdir(before);
  }
  const json = <Value>(file: string): Value => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Value;
  /** The records in the index, by page. */
  const pages = (): PackedRecords[] => {
    const { files } = json<PackedIndex>("public/search-index.json");
    const records = files.flatMap((name) => json<PackedRecords>(`public${searchFiles.part(name)}`));
    return [...groupBy(records, ({ url }) => splitUrl(url).path).values()];
  };
  return { warn, folder, json, pages };
};

describe("writeSearch", () => {
  it("writes the index, its parts and all records", async () => {
    const { json, pages, warn } = await write({
      intro: { body: "Hello.\n\n## Two\n\nMore." },
      hidden: { body: "Secret.", search: false },
    });
    const urls = json<SearchRecord[]>(searchRecordsFile).map(({ url }) => url);
    expect(urls).toEqual(["/docs/intro/", "/docs/intro/#two", ...search.pages.map(({ path }) => path)]);
    expect(pages()).toMatchObject([
      [
        { url: "/docs/intro/", content: "What the page says.\nHello." },
        { url: "/docs/intro/#two", content: "More." },
      ],
      [{ url: "/playground/" }],
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("writes all records of a site with more than one batch", async () => {
    const body = Array.from({ length: 1100 }, (_, index) => `## Heading ${index}`).join("\n\n");
    const { json, pages } = await write({ intro: { body } });
    const records = json<SearchRecord[]>(searchRecordsFile);
    expect(records.map(({ url }) => url)).toEqual(pages().flatMap((page) => page.map(({ url }) => url)));
    expect(records).toHaveLength(1101 + search.pages.length);
  });

  it("removes parts of an earlier build that this one hasn't written", async () => {
    const { folder } = await write({ intro: { body: "Hello." } });
    const again = await write({ intro: { body: "Changed." } }, folder);
    const fresh = await write({ intro: { body: "Changed." } });
    const parts = (site: string): string[] => readdirSync(`${site}/public/search-index`).sort();
    expect(parts(folder)).toEqual(parts(fresh.folder));
    expect(again.pages()).toEqual(fresh.pages());
  });

  it("renews the terms of an earlier build, whose files have the same names", async () => {
    const { folder } = await write({ intro: { body: "Hello." } });
    const { json } = await write({ intro: { body: "Changed." } }, folder);
    const versions = readdirSync(`${folder}/public/search-index`)
      .filter((name) => name.startsWith("terms-"))
      .map((name) => json<PackedTerms>(`public/search-index/${name}`).version);
    expect(new Set(versions)).toEqual(new Set([json<PackedIndex>("public/search-index.json").version]));
  });

  it("writes the same index no matter in which order the files were read", async () => {
    const docA = { body: "One." };
    const two = { body: "Two." };
    const first = await write({ a: docA, b: two });
    const second = await write({ b: two, a: docA });
    const urls = first.pages().map(([page]) => page!.url);
    expect(urls.slice(0, 2)).toEqual(["/docs/a/", "/docs/b/"]);
    expect(second.json("public/search-index.json")).toEqual(first.json("public/search-index.json"));
  });

  it("warns about an index over 1 MB, and suggests the hosted service", () => {
    expect(search.maxIndexBytes).toBe(1_000_000);
    const random = randomBytes(760_000).toString("base64");
    expect(sizeWarning(random)).toBeUndefined();
    expect(sizeWarning(random + randomBytes(260_000).toString("base64"))).toMatch(
      /^What the first query loads of the search index has 1\.0\d MB compressed, more than 1 MB\..*hosted search service/,
    );
  });

  it("prints the warning at build time", async () => {
    jest.replaceProperty(search, "maxIndexBytes", 10);
    const { warn } = await write({ intro: { body: "Hello." } });
    jest.restoreAllMocks();
    expect(warn.mock.calls).toEqual([[expect.stringContaining("of the search index has")]]);
  });
});
