import { searchFiles } from "../../../search/common/search-files";
import { unpackStrings } from "../../../search/local/format/pack";
import type { PackedIndex, PackedTerms } from "../../../search/local/format/packed-index";
import { termFileCount, termFileName } from "../../../search/local/format/term-files";
import { findWord } from "../../../search/local/query/find-word";
import { parseQuery } from "../../../search/local/query/parse-query";
import { termsOf } from "../../../search/local/query/word-match";
import { openPacked, searchPage, searchSite } from "../../../test/search/search-records";
import { toSearchRecords } from "../to-search-records";
import { packIndex } from "./pack-files";

const parsed = (files: ReadonlyMap<string, string>): PackedIndex =>
  JSON.parse(files.get(searchFiles.index)!) as PackedIndex;

describe("packIndex", () => {
  it("restores the records", async () => {
    const { records, index } = searchSite([
      searchPage("Presets", { "": "Names.", "In Rust": "all_presets()" }, { keywords: ["spotify", "rules"] }),
      searchPage("Hello", {}, { path: "/blog/hello/", group: "Blog", version: null }),
    ]);
    for (const [recordIndex, { objectID, url, type, hierarchy, content, ...facets }] of records.entries()) {
      expect(await index.readRecord(recordIndex)).toEqual({ objectID, url, type, hierarchy, content });
      expect(facets).toMatchObject(index.facets[index.facetsOf[recordIndex]!]!);
    }
    expect(index.size).toBe(records.length);
  });

  it("restores which records have a term, in which fields and under which names", async () => {
    const { index } = searchSite([
      searchPage("One", { "": "applyPreset applies a preset", applyPreset: "" }),
      searchPage("Two presets", { "": "presets, not applied" }, { keywords: ["apply", "apply all", "re-apply"] }),
      searchPage("Three", { "": "apply-preset again, apply" }),
    ]);
    const { pair, postings } = await index.terms.exact("apply");
    expect(pair).toBe(0);
    const [heading, above, text, keywords] = postings;
    expect([heading, above, text, keywords].map(({ records }) => [...records])).toEqual([[1], [], [0, 3], [2]]);
    expect([[...heading.isPart!], [...keywords.isPart!]]).toEqual([[1], [0]]);
    const names = [...keywords.named!.names].map((name) => index.nameOf(name).text);
    expect(names).toEqual(["apply", "apply all", "re-apply"]);
    expect((await index.terms.exact("twopresets")).pair).toBe(3);
    expect((await index.terms.beginning("appli")).map(({ term }) => term)).toEqual(["applied", "applies"]);
    expect((await index.terms.exact("none")).postings.map(({ records }) => records.length)).toEqual([0, 0, 0, 0]);
  });

  it("splits the terms into named files, and finds terms with a prefix in several", async () => {
    const { files, index } = searchSite([
      searchPage("Many", { "": "respond restore replace 3000 deal deals zoo Дело" }),
    ]);
    const terms = Array.from({ length: termFileCount }, (_, fileNumber) =>
      files.get(searchFiles.part(termFileName(fileNumber)))!,
    );
    const counts = terms.map((text) => unpackStrings((JSON.parse(text) as PackedTerms).terms).length);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(4);
    for (const [prefix, expected] of Object.entries({
      re: ["replace", "respond", "restore"],
      res: ["respond", "restore"],
      deal: ["deal", "deals"],
      "3": ["3000"],
      де: ["дело"],
      z: ["zoo"],
      none: [],
    }))
      expect([prefix, (await index.terms.beginning(prefix)).map(({ term }) => term)]).toEqual([prefix, expected]);
    for (const term of ["3000", "deal", "zoo", "дело"]) expect((await index.terms.exact(term)).term).toBe(term);
  });

  it("splits the records into files, each in one", async () => {
    const pages = Array.from({ length: 30 }, (_, pageNumber) =>
      searchPage(`Page ${pageNumber}`, { "": `word${pageNumber} `.repeat(400) }),
    );
    const { files, index, records } = searchSite(pages);
    expect(parsed(files).files.length).toBeGreaterThan(2);
    expect(parsed(files).files.length).toBeLessThan(pages.length);
    for (const recordIndex of [0, 13, 29])
      expect((await index.readRecord(recordIndex)).url).toBe(records[recordIndex]!.url);
  });

  it("names files of records by content, so that a changed page leaves the others' as they are", () => {
    const long = "first ".repeat(4000);
    const pages = [searchPage("One", { "": long }), searchPage("Two", { "": "second" })];
    const before = parsed(packIndex(toSearchRecords(pages)));
    const after = parsed(packIndex(toSearchRecords([pages[0]!, searchPage("Two", { "": "changed" })])));
    expect(after.files[0]).toBe(before.files[0]);
    expect(after.files[1]).not.toBe(before.files[1]);
    expect(parsed(packIndex(toSearchRecords(pages)))).toEqual(before);
  });

  it("gives the index and its terms a version of their own", () => {
    const versionsOf = (text: string): string[] => {
      const files = packIndex(toSearchRecords([searchPage("One", { "": text })]));
      const terms = JSON.parse(files.get(searchFiles.part(termFileName(0)))!) as PackedTerms;
      return [parsed(files).version, terms.version];
    };
    const [index, terms] = versionsOf("first");
    expect(terms).toBe(index);
    expect(versionsOf("second")).not.toContain(index);
    expect(versionsOf("first")).toEqual([index, terms]);
  });

  it("packs a site without text", async () => {
    const files = packIndex([]);
    const index = openPacked((address) => files.get(address)!);
    const [word] = parseQuery("nothing");
    const match = await findWord(word!, index);
    expect(match.found).toEqual([]);
    expect(termsOf(match, 0)).toEqual([]);
  });

  it("rejects a record apart from its page", () => {
    const [page, section, secondPage] = toSearchRecords([searchPage("One", { Heading: "" }), searchPage("Two")]);
    expect(() => packIndex([page!, secondPage!, section!])).toThrow("/docs/one/#heading: the record does not follow");
  });
});
