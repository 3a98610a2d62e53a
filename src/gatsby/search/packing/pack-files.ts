import { createHash } from "node:crypto";

import { splitUrl } from "../../../search/common/records";
import { searchFiles } from "../../../search/common/search-files";
import type { SearchRecord } from "../../../search/common/types";
import { packNumber, packNumbers, packStrings } from "../../../search/local/format/pack";
import type {
  ByField,
  PackedChunk,
  PackedIndex,
  PackedTerms,
  PackedVocabulary,
  RecordFacets,
} from "../../../search/local/format/packed-index";
import { type Weighed, weighed } from "../../../search/local/index/record-boost";
import { type CollectedTerms, collectTerms, type NamedEntry, type TermEntries } from "./collect-terms";
import { symbolHomes } from "./symbol-homes";

/** Items in lists of similar total length; an item longer than the maximum has its own list. */
const cutToLength = <Item>(items: readonly Item[], lengthOf: (item: Item) => number, maximum: number): Item[][] => {
  const lists: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const length = lengthOf(item);
    if (length > room) {
      lists.push([]);
      room = maximum;
    }
    lists.at(-1)!.push(item);
    room -= length;
  }
  return lists;
};

/** Characters in a file of terms, which compress to about a third; a longer term has its own file. */
const MAX_LENGTH = 24_000;

const packRecords = (records: readonly number[]): string =>
  packNumber(records.length) + packNumbers(records.map((record, at) => record - (records[at - 1] ?? 0)));

const packNamed = (entries: readonly NamedEntry[], names: Map<string, number>): string =>
  packNumber(entries.length) +
  entries
    .map(({ record, name, isPart }, at) => {
      const place = names.get(name) ?? names.size;
      const steps = [record - (entries[at - 1]?.record ?? 0), 2 * (names.size - place) + Number(isPart)];
      names.set(name, place);
      return packNumbers(steps);
    })
    .join("");

const packEntries = ({ pair, heading, above, text, keywords }: TermEntries, names: Map<string, number>): string =>
  packNumber(pair) + packNamed(heading, names) + packRecords(above) + packRecords(text) + packNamed(keywords, names);

const lengthOf = ({ heading, above, text, keywords }: TermEntries): number =>
  20 * (heading.length + keywords.length) + 1.2 * (above.length + text.length);

/** Packs terms and the records that contain them into files, in term order. */
const packTerms = (collected: CollectedTerms): { first: string; file: PackedTerms }[] =>
  cutToLength(collected.terms, (term) => term.length + lengthOf(collected.entriesOf(term)), MAX_LENGTH).map((terms) => {
    const names = new Map<string, number>();
    const postings = terms.map((term) => packEntries(collected.entriesOf(term), names)).join("");
    return { first: terms[0]!, file: { terms: packStrings(terms), names: [...names.keys()], postings } };
  });

/** Packs records, grouped by page, into the files of the index: texts by URL. */
export const packIndex = (records: readonly SearchRecord[]): Map<string, string> => {
  const files = new Map<string, string>();
  packFiles(records, (address, text) => files.set(address, text));
  return files;
};

/** The usual anchor of a heading: lower-case letters, digits and hyphens. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, "")
    .replace(/ /g, "-");

/** What a record is for ranking. A symbol's anchor is its name; a section's is a heading's. */
const weighedAs = ({ type, url }: Pick<SearchRecord, "type" | "url">): Weighed => {
  if (type === "lvl1") return "page";
  const { anchor } = splitUrl(url);
  return anchor === slugOf(anchor) ? "section" : "symbol";
};

/** Records by page. They must be grouped by page, with its own record first and its sections in reading order. */
const splitPages = (records: readonly SearchRecord[]): SearchRecord[][] => {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    const page = pages.at(-1);
    if (record.type === "lvl1") pages.push([record]);
    else if (page && splitUrl(page[0]!.url).path === splitUrl(record.url).path) page.push(record);
    else throw new Error(`${record.url}: the record does not follow those of its page`);
  }
  return pages;
};

/** Maximum number of terms to compare misspelt words with, so that they load quickly on a large site too. */
const MAX_TERMS = 25_000;

/** Packs the terms for correcting misspelt words: first those in names, then the most frequent ones. */
const packVocabulary = ({ terms, entriesOf }: CollectedTerms): PackedVocabulary => {
  const weighed = terms.map((term) => {
    const { heading, keywords, text } = entriesOf(term);
    return { term, weight: heading.length + keywords.length > 0 ? Infinity : text.length };
  });
  const kept = weighed.sort((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight)).slice(0, MAX_TERMS);
  return { terms: packStrings(kept.map(({ term }) => term).sort()) };
};

/** A number of terms, to a quarter: ranking needs no more, and the index gets smaller. */
const roughLength = (length: number): number =>
  length === 0 ? 0 : Math.round(1.25 ** Math.round(Math.log(length) / Math.log(1.25)));

/** Digits of a digest: few, because the index has those of all pages, but enough for files cached for ever. */
const DIGEST_LENGTH = 9;

const facetsOf = ({ language, docusaurus_tag, kind, code }: SearchRecord): RecordFacets => ({
  language,
  docusaurus_tag,
  kind,
  code,
});

/** Characters in a file of records, which compress to about a third; a longer record has its own file. */
const MAX_CHUNK = 2_000;

/** The displayed data of a page's records as JSON, by file of similar length: a query shows a few of them. */
const cutPage = (page: readonly SearchRecord[]): string[][] => {
  const shown = page.map(({ objectID, url, type, hierarchy, content }) =>
    JSON.stringify({ objectID, url, type, hierarchy, content } satisfies PackedChunk[number]),
  );
  return cutToLength(shown, ({ length }) => length, MAX_CHUNK);
};

const packHomes = (homes: readonly number[]): string => {
  const moved = homes.flatMap((home, at) => (home === at ? [] : [at]));
  return packNumbers(moved.flatMap((record, at) => [record - (moved[at - 1] ?? 0), homes[record]!]));
};

/** Receives one file of the index at a time, so that their texts aren't all in memory at once. */
type WriteFile = (address: string, text: string) => void;

/** Packs records, grouped by page, into the files of the index, and passes on each file as soon as it's made. */
export const packFiles = (records: readonly SearchRecord[], write: WriteFile): void => {
  const wholeDigests = new Map<string, string>();
  const addParts = (texts: readonly string[], nameOf: (digest: string, at: number) => string): string => {
    const whole = createHash("sha256").update(texts.join("\n")).digest("hex");
    const digest = whole.slice(0, DIGEST_LENGTH);
    const known = wholeDigests.get(digest);
    // If other parts have the same digest, a space makes these different.
    if (known !== undefined && known !== whole) return addParts([...texts.slice(0, -1), `${texts.at(-1)!} `], nameOf);
    if (known === undefined)
      for (const [at, text] of texts.entries()) write(searchFiles.part(nameOf(digest, at)), text);
    wholeDigests.set(digest, whole);
    return digest;
  };
  const addPart = (part: object): string => addParts([JSON.stringify(part)], (digest) => digest);
  const pages = splitPages(records);
  const chunks = pages.map(cutPage);
  const collected = collectTerms(records);
  const recordFacets = records.map((record) => JSON.stringify(facetsOf(record)));
  const facets = [...new Set(recordFacets)];
  const index: PackedIndex = {
    averages: collected.lengths.map((of) => of.reduce((sum, length) => sum + length, 0) / of.length) as ByField<number>,
    facets: facets.map((key) => JSON.parse(key) as RecordFacets),
    pages: packNumbers(pages.map((page) => page.length)),
    pageFiles: chunks.map((page) => {
      const texts = page.map((shown) => `[${shown.join(",")}]`);
      return addParts(texts, searchFiles.chunk);
    }),
    chunks: packNumbers(chunks.flat().map((chunk) => chunk.length)),
    lengths: collected.lengths.map((of) => packNumbers(of.map(roughLength))) as ByField<string>,
    recordFacets: packNumbers(recordFacets.map((key) => facets.indexOf(key))),
    weights: packNumbers(records.map((record) => weighed.indexOf(weighedAs(record)))),
    homes: packHomes(symbolHomes(records)),
    terms: packTerms(collected).map(({ first, file }) => [first, addPart(file)]),
    vocabulary: addPart(packVocabulary(collected)),
  };
  write(searchFiles.index, JSON.stringify(index));
};
