import type { LocalIndex } from "./create-index";
import { findWord } from "./find-word";
import type { QueryWord } from "./parse-query";
import { splitUrl } from "./split-url";
import type { IndexedRecord } from "./unpack-index";

export interface FoundRecord {
  /** Number of the record. */
  record: number;
  score: number;
  /** The index's terms that stand for each of the query's words; empty for one that the record does not have. */
  terms: string[][];
}

/** Hits of one page that may stand one after the other before those of other pages. */
const HITS_OF_A_PAGE = 3;
/** Pages come before their sections, and both before the entries of single symbols. */
const BOOSTS = { page: 2.5, section: 1.2, symbol: 0.4 };

const boostOf = ({ type, url }: IndexedRecord): number => {
  if (type === "lvl1") return BOOSTS.page;
  return splitUrl(url).anchor.includes(".") ? BOOSTS.symbol : BOOSTS.section;
};

/** How far a heading is what was typed: 1 when it has all the query's words and no other. */
const headingCoverage = (heading: readonly string[][], terms: readonly string[][]): number => {
  if (heading.length === 0) return 0;
  const named = heading.filter((word) => terms.some((of) => of.some((term) => word.includes(term)))).length;
  const asked = terms.filter((of) => heading.some((word) => of.some((term) => word.includes(term)))).length;
  return (named / heading.length) * (asked / terms.length);
};

const collect = (words: readonly QueryWord[], index: LocalIndex): FoundRecord[] => {
  const found = new Map<number, FoundRecord>();
  for (const [at, word] of words.entries())
    for (const [record, { score, terms }] of findWord(word, index)) {
      const entry = found.get(record) ?? { record, score: 0, terms: words.map(() => []) };
      entry.score += score;
      entry.terms[at] = terms;
      found.set(record, entry);
    }
  return [...found.values()];
};

/** Records in their order, later ones of a page that has had its share after those of all others. */
const spread = (found: readonly FoundRecord[], { records }: LocalIndex): FoundRecord[] => {
  const shares = new Map<string, number>();
  const first: FoundRecord[] = [];
  const later: FoundRecord[] = [];
  for (const entry of found) {
    const { path } = splitUrl(records[entry.record]!.url);
    const share = (shares.get(path) ?? 0) + 1;
    shares.set(path, share);
    (share > HITS_OF_A_PAGE ? later : first).push(entry);
  }
  return [...first, ...later];
};

/** The records that answer a query, best first: those that have all its words, then those that have most of them. */
export const findRecords = (words: readonly QueryWord[], index: LocalIndex): FoundRecord[] => {
  const wanted = (terms: readonly string[][]): number => terms.filter((of) => of.length > 0).length;
  const scored = collect(words, index)
    .map((entry) => ({ ...entry, matched: wanted(entry.terms) }))
    .filter(({ matched }) => 2 * matched >= words.length)
    .map((entry) => {
      const coverage = headingCoverage(index.headings[entry.record]!, entry.terms);
      return { ...entry, score: entry.score * boostOf(index.records[entry.record]!) * (1 + 2 * coverage) };
    })
    .sort((a, b) => b.matched - a.matched || b.score - a.score || a.record - b.record);
  return spread(scored, index);
};
