import { searchFiles } from "../../../search/common/search-files";
import type { PackedIndex } from "../../../search/local/format/packed-index";
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
    for (const [at, { objectID, url, type, hierarchy, content, ...facets }] of records.entries()) {
      expect(await index.readRecord(at)).toEqual({ objectID, url, type, hierarchy, content });
      expect(facets).toMatchObject(index.facets[index.facetsOf[at]!]!);
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

  it("splits the terms into files, and finds terms with a prefix in several", async () => {
    const words = Array.from({ length: 2700 }, (_, at) => `term${at} other${at}`);
    const { files, index } = searchSite([
      searchPage("Many", { "": words.join(" ") }),
      searchPage("All", { "": "zoo" }),
    ]);
    const { terms } = parsed(files);
    expect(terms.length).toBeGreaterThan(2);
    expect(terms.map(([first]) => first)).toEqual(terms.map(([first]) => first).sort());
    expect(await index.terms.beginning("term")).toHaveLength(2701);
    expect(await index.terms.beginning("term269")).toHaveLength(11);
    for (const [first] of terms)
      expect((await index.terms.exact(first)).postings.some(({ records }) => records.length > 0)).toBe(true);
  });

  it("names the parts by their content, so that a changed page leaves the others unchanged", () => {
    const pages = [searchPage("One", { "": "first" }), searchPage("Two", { "": "second" })];
    const before = parsed(packIndex(toSearchRecords(pages)));
    const after = parsed(packIndex(toSearchRecords([pages[0]!, searchPage("Two", { "": "changed" })])));
    expect(after.pageFiles[0]).toBe(before.pageFiles[0]);
    expect(after.pageFiles[1]).not.toBe(before.pageFiles[1]);
    expect(parsed(packIndex(toSearchRecords(pages)))).toEqual(before);
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
    const [page, section, other] = toSearchRecords([searchPage("One", { Heading: "" }), searchPage("Two")]);
    expect(() => packIndex([page!, other!, section!])).toThrow("/docs/one/#heading: the record does not follow");
  });
});
