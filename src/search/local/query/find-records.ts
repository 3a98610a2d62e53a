import type { LocalIndex } from "../index/open-index";
import { codeBoost } from "../index/record-boost";
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

/** The records with at least half of the words. */
const collect = (matches: readonly WordMatch[], { size }: LocalIndex): FoundRecord[] => {
  const worths = matches.map(({ found }) => COMMON + Math.log(1 + size / (1 + found.length)));
  const sum = worths.reduce((total, worth) => total + worth, 0);
  const scores = new Float64Array(size);
  const shares = new Float64Array(size);
  const counts = new Uint8Array(size);
  const answers: number[] = [];
  for (const [wordIndex, { found, scores: wordScores, fitOf }] of matches.entries())
    for (const record of found) {
      scores[record]! += wordScores[record]!;
      shares[record]! += (fitOf(record) * worths[wordIndex]!) / sum;
      counts[record]! += 1;
      if (counts[record] === Math.ceil(matches.length / 2)) answers.push(record);
    }
  return answers.map((record) => ({ record, score: scores[record]!, share: shares[record]! }));
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

/**
 * Returns the wanted records that match at least half of a query's words, best first, and the terms that match in them.
 */
export const findRecords = async (
  words: readonly QueryWord[],
  index: LocalIndex,
  isWanted: (record: number) => boolean = () => true,
) => {
  const matches = await Promise.all(words.map((word) => findWord(word, index)));
  const code = typedCode(words);
  const fitOf = fitNames(words, matches, code, index);
  const answers = collect(matches, index).filter(({ record }) => isWanted(record));
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
