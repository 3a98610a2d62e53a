import type { LocalIndex } from "./create-index";
import { findWord } from "./find-word";
import { nameFit } from "./name-fit";
import type { QueryWord } from "./parse-query";

export interface FoundRecord {
  /** Number of the record. */
  record: number;
  score: number;
  /** The index's terms that stand for each of the query's words; empty for one that the record does not have. */
  terms: string[][];
}

/** Hits of one page that may stand one after the other before those of other pages. */
const HITS_OF_A_PAGE = 3;
/** How much records lose that have not all the words. */
const SHARE_POWER = 4;

const collect = (words: readonly QueryWord[], index: LocalIndex): FoundRecord[] => {
  const found = new Map<number, FoundRecord>();
  for (const [at, word] of words.entries())
    for (const { record, score, terms } of findWord(word, index)) {
      let entry = found.get(record);
      if (!entry) found.set(record, (entry = { record, score: 0, terms: words.map(() => []) }));
      entry.score += score;
      entry.terms[at] = terms;
    }
  return [...found.values()];
};

/** How much of the query a record has: 1 for all of its words. */
const shareOf = (terms: readonly string[][]): number => terms.filter((of) => of.length > 0).length / terms.length;

/** Records in their order, later ones of a page that has had its share after those of all others. */
const spread = (found: readonly FoundRecord[], { paths }: LocalIndex): FoundRecord[] => {
  const shares = new Map<string, number>();
  const first: FoundRecord[] = [];
  const later: FoundRecord[] = [];
  for (const entry of found) {
    const path = paths[entry.record]!;
    const share = (shares.get(path) ?? 0) + 1;
    shares.set(path, share);
    (share > HITS_OF_A_PAGE ? later : first).push(entry);
  }
  return [...first, ...later];
};

/** The records that answer a query, best first; those with less than half of its words do not. */
export const findRecords = (words: readonly QueryWord[], index: LocalIndex): FoundRecord[] => {
  const answers = collect(words, index).filter(({ terms }) => shareOf(terms) >= 0.5);
  for (const answer of answers) {
    const { record, terms } = answer;
    answer.score *= index.boosts[record]! * shareOf(terms) ** SHARE_POWER * nameFit(index.names[record]!, words, terms);
  }
  answers.sort((a, b) => b.score - a.score || a.record - b.record);
  return spread(answers, index);
};
