import type { LocalIndex } from "../index/create-index";
import { codeBoost } from "../index/record-boost";
import { findWord } from "./find-word";
import { foldSymbols } from "./fold-symbols";
import type { FoundRecord } from "./found-record";
import { nameFit } from "./name-fit";
import type { QueryWord } from "./parse-query";
import { typedCode } from "./typed-code";

/** Hits of one page that may stand one after the other before those of other pages. */
const HITS_OF_A_PAGE = 3;
/** How much records lose that have not all of the query. */
const SHARE_POWER = 4;
/** What a word of the query is worth that all records have; rare ones are worth up to five times as much. */
const COMMON = 2;

const collect = (words: readonly QueryWord[], index: LocalIndex): FoundRecord[] => {
  const found = new Map<number, FoundRecord>();
  const matches = words.map((word) => findWord(word, index));
  const worths = matches.map(({ length }) => COMMON + Math.log(1 + index.records.length / (1 + length)));
  const sum = worths.reduce((total, worth) => total + worth, 0);
  for (const [at, match] of matches.entries())
    for (const { record, score, terms, fit } of match) {
      let entry = found.get(record);
      if (!entry) found.set(record, (entry = { record, score: 0, share: 0, terms: words.map(() => []) }));
      entry.score += score;
      entry.share += (fit * worths[at]!) / sum;
      entry.terms[at] = terms;
    }
  return [...found.values()];
};

/** Has a record half of the words or more? */
const isAnswer = ({ terms }: FoundRecord): boolean => 2 * terms.filter((of) => of.length > 0).length >= terms.length;

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

/** The wanted records that answer a query, best first; those with less than half of its words do not. */
export const findRecords = (
  words: readonly QueryWord[],
  index: LocalIndex,
  isWanted: (record: number) => boolean = () => true,
): FoundRecord[] => {
  const code = typedCode(words);
  const answers = collect(words, index).filter((answer) => isWanted(answer.record) && isAnswer(answer));
  for (const answer of answers) {
    const { record, terms, share } = answer;
    const { gain, coverage } = nameFit(index.names[record]!, words, terms, code);
    const boost = index.boosts[record]!;
    const weight = code.names.length > 0 ? codeBoost(boost, coverage) : boost;
    answer.score *= weight * share ** SHARE_POWER * gain;
  }
  answers.sort((a, b) => b.score - a.score || a.record - b.record);
  return spread(foldSymbols(answers, index), index);
};
