import { search } from "../../../config/search";
import { sha256 } from "../../../diagnostics/sha256";
import { splitUrl } from "../../../search/common/records";
import { searchFiles } from "../../../search/common/search-files";
import { type SearchRecord, shownFields } from "../../../search/common/types";
import { packNumber, packNumbers, packStrings } from "../../../search/local/format/pack";
import type {
  ByField,
  PackedIndex,
  PackedTerms,
  PackedVocabulary,
  RecordFacets,
} from "../../../search/local/format/packed-index";
import { termFileCount, termFileName, termFileOf } from "../../../search/local/format/term-files";
import { type Weighed, weighed } from "../../../search/local/index/record-boost";
import { groupBy } from "../../../utils/lists";
import { type CollectedTerms, collectTerms, type NamedEntry, type TermEntries } from "./collect-terms";
import { symbolHomes } from "./symbol-homes";

const packRecords = (records: readonly number[]): string =>
  packNumber(records.length) + packNumbers(records.map((record, index) => record - (records[index - 1] ?? 0)));

const packNamed = (entries: readonly NamedEntry[], names: Map<string, number>): string =>
  packNumber(entries.length) +
  entries
    .map(({ record, name, isPart }, index) => {
      const place = names.get(name) ?? names.size;
      const steps = [record - (entries[index - 1]?.record ?? 0), 2 * (names.size - place) + Number(isPart)];
      names.set(name, place);
      return packNumbers(steps);
    })
    .join("");

const packEntries = ({ pair, heading, above, text, keywords }: TermEntries, names: Map<string, number>): string =>
  packNumber(pair) + packNamed(heading, names) + packRecords(above) + packRecords(text) + packNamed(keywords, names);

/** Packs terms and the records that contain them into the files of terms. */
const packTerms = ({ terms, entriesOf }: CollectedTerms): Omit<PackedTerms, "version">[] => {
  const files = groupBy(terms, termFileOf);
  return Array.from({ length: termFileCount }, (_, index) => {
    const inFile = files.get(index) ?? [];
    const names = new Map<string, number>();
    const postings = inFile.map((term) => packEntries(entriesOf(term), names)).join("");
    return { terms: packStrings(inFile), names: [...names.keys()], postings };
  });
};

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
const weighedAs = ({ type, url, hierarchy }: SearchRecord): Weighed => {
  if (type === "lvl1") return hierarchy.lvl0 === search.groups.Ern ? "name" : "page";
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

/** Digits of a digest: enough for files cached for ever. */
const DIGEST_LENGTH = 9;

const facetsOf = ({ language, docusaurus_tag: tag, kind, code }: SearchRecord): RecordFacets => ({
  language,
  docusaurus_tag: tag,
  kind,
  code,
});

/** Characters in a file of records, which compress to about a fifth; a longer record has its own file. */
const MAX_LENGTH = 24_000;

/** The displayed data of records as JSON, in files of similar length: a query reads those of the hits that it shows. */
const splitRecords = (records: readonly SearchRecord[]): string[][] => {
  const files: string[][] = [];
  let room = 0;
  for (const record of records) {
    const shown = JSON.stringify(Object.fromEntries(shownFields.map((field) => [field, record[field]])));
    if (shown.length > room) {
      files.push([]);
      room = MAX_LENGTH;
    }
    files.at(-1)!.push(shown);
    room -= shown.length;
  }
  return files;
};

const packHomes = (homes: readonly number[]): string => {
  const moved = homes.flatMap((home, index) => (home === index ? [] : [index]));
  return packNumbers(moved.flatMap((record, index) => [record - (moved[index - 1] ?? 0), homes[record]!]));
};

/** Receives one file of the index at a time, so that their texts aren't all in memory at once. */
type WriteFile = (address: string, text: string) => void;

/** Packs records, grouped by page, into the files of the index, and passes on each file as soon as it's made. */
export const packFiles = (records: readonly SearchRecord[], write: WriteFile): void => {
  const known = new Map<string, string>();
  /** Writes a part named by its digest. If another has the same name, a space makes this one different. */
  const addPart = (text: string): string => {
    const digest = sha256(text);
    const name = digest.slice(0, DIGEST_LENGTH);
    const before = known.get(name);
    if (before !== undefined && before !== digest) return addPart(`${text} `);
    if (before === undefined) write(searchFiles.part(name), text);
    known.set(name, digest);
    return name;
  };
  const pages = splitPages(records);
  const files = splitRecords(records);
  const collected = collectTerms(records);
  const recordFacets = records.map((record) => JSON.stringify(facetsOf(record)));
  const facets = [...new Set(recordFacets)];
  const index: Omit<PackedIndex, "version"> = {
    averages: collected.lengths.map((of) => of.reduce((sum, length) => sum + length, 0) / of.length) as ByField<number>,
    facets: facets.map((key) => JSON.parse(key) as RecordFacets),
    pages: packNumbers(pages.map((page) => page.length)),
    files: files.map((file) => addPart(`[${file.join(",")}]`)),
    fileSizes: packNumbers(files.map((file) => file.length)),
    lengths: collected.lengths.map((of) => packNumbers(of.map(roughLength))) as ByField<string>,
    recordFacets: packNumbers(recordFacets.map((key) => facets.indexOf(key))),
    weights: packNumbers(records.map((record) => weighed.indexOf(weighedAs(record)))),
    homes: packHomes(symbolHomes(records)),
    vocabulary: addPart(JSON.stringify(packVocabulary(collected))),
  };
  const terms = packTerms(collected);
  const version = sha256(JSON.stringify([index, terms])).slice(0, DIGEST_LENGTH);
  for (const [fileNumber, file] of terms.entries())
    write(searchFiles.part(termFileName(fileNumber)), JSON.stringify({ version, ...file } satisfies PackedTerms));
  write(searchFiles.index, JSON.stringify({ version, ...index } satisfies PackedIndex));
};
