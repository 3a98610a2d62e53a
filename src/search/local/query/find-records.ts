import type { LocalIndex } from "../index/open-index";
import { codeBoost } from "../index/record-boost";
import { weakWords } from "../text/record-name";
import { findWord } from "./find-word";
import { fitNames } from "./fit-names";
import { type QueryWord, typedCode } from "./parse-query";
import { termsOf, type WordMatch } from "./word-match";

interface FoundRecord {
  record: number;
  score: number;
  /** How much of the query it matches, from 0 to 1; rare words count more. */
  share: number;
}

/** Keeps one answer per symbol: its own entry, unless a heading that shows it matches more of the query. */
const foldSymbols = (found: readonly FoundRecord[], { homes }: LocalIndex): FoundRecord[] => {
  const kept: FoundRecord[] = [];
  /** For each record, the position of its answer, from 1. */
  const places = new Uint32Array(homes.length);
  for (const entry of found) {
    const home = homes[entry.record]!;
    const index = places[home]! - 1;
    const best = kept[index];
    if (!best) places[home] = kept.push(entry);
    else if (entry.record === home && entry.share >= best.share) kept[index] = { ...entry, score: best.score };
  }
  return kept;
};

/** Number of a page's hits that may come before other pages' hits. */
const HITS_OF_A_PAGE = 3;
/** How steeply the score falls for records with only part of the query. */
const SHARE_POWER = 4;
/** Weight of a query word that all records have; rare words weigh up to five times as much. */
const COMMON = 2;
/** Weight of a weak word relative to others. */
const WEAK = 0.3;

/** How much a page matches a word that only its sections have. */
const ELSEWHERE = 0.4;

/** The best score of a page's sections for each word that its own record lacks. */
const scoresElsewhere = ({ found, scores }: WordMatch, { pageOf, firstOfPage }: LocalIndex): Map<number, number> => {
  const best = new Map<number, number>();
  for (const record of found) {
    const page = firstOfPage[pageOf[record]!]!;
    if (scores[page] === 0) best.set(page, Math.max(best.get(page) ?? 0, scores[record]!));
  }
  return best;
};

/** The records with any of the words. A page's own record, if it has one of them, also has those of its sections. */
const collect = (words: readonly QueryWord[], matches: readonly WordMatch[], index: LocalIndex): FoundRecord[] => {
  const weights = words.map(({ whole }) => (weakWords.has(whole) ? WEAK : 1));
  const worths = matches.map(
    ({ found }, wordIndex) => weights[wordIndex]! * (COMMON + Math.log(1 + index.size / (1 + found.length))),
  );
  const sum = worths.reduce((total, worth) => total + worth, 0);
  const answers = new Map<number, FoundRecord>();
  for (const [wordIndex, { found, scores, fitOf }] of matches.entries())
    for (const record of found) {
      const answer = answers.get(record) ?? { record, score: 0, share: 0 };
      answer.score += weights[wordIndex]! * scores[record]!;
      answer.share += (fitOf(record) * worths[wordIndex]!) / sum;
      answers.set(record, answer);
    }
  for (const [wordIndex, match] of matches.entries())
    for (const [page, score] of scoresElsewhere(match, index)) {
      const answer = answers.get(page);
      if (!answer) continue;
      answer.score += weights[wordIndex]! * score;
      answer.share += (ELSEWHERE * worths[wordIndex]!) / sum;
    }
  return [...answers.values()];
};

/** Records in order; a page's surplus hits come after those of all other pages. */
const spread = (found: readonly FoundRecord[], { pageOf }: LocalIndex): FoundRecord[] => {
  const shares = new Uint32Array(pageOf.length);
  const first: FoundRecord[] = [];
  const later: FoundRecord[] = [];
  for (const entry of found) {
    const share = ++shares[pageOf[entry.record]!]!;
    (share > HITS_OF_A_PAGE ? later : first).push(entry);
  }
  return [...first, ...later];
};

/** Returns the wanted records that match any of a query's words, best first, and the terms that match in them. */
export const findRecords = async (
  words: readonly QueryWord[],
  index: LocalIndex,
  isWanted: (record: number) => boolean = () => true,
) => {
  const matches = await Promise.all(words.map((word) => findWord(word, index)));
  const code = typedCode(words);
  const fitOf = fitNames(words, matches, code, index);
  const answers = collect(words, matches, index).filter(({ record }) => isWanted(record));
  for (const answer of answers) {
    const { gain, coverage } = fitOf(answer.record);
    const boost = index.boosts[answer.record]!;
    const weight = code.names.length > 0 ? codeBoost(boost, coverage) : boost;
    answer.score *= weight * answer.share ** SHARE_POWER * gain;
  }
  answers.sort((a, b) => b.score - a.score || a.record - b.record);
  return {
    found: spread(foldSymbols(answers, index), index),
    /** For each word of the query, the index's terms that match it in a record; empty if none does. */
    termsOf: (record: number): string[][] => matches.map((match) => termsOf(match, record)),
  };
};
