import type { QueryCombination, SearchOptions } from "minisearch";

import type { LocalIndex } from "../index/create-index";
import { stemOf } from "../text/stem-of";
import type { QueryWord } from "./parse-query";

export interface WordMatch {
  record: number;
  score: number;
  /** The index's terms that the record has of the word. */
  terms: string[];
  /** How much of the word it is: 1 for the word itself. */
  fit: number;
}

/** What a longer word, or another form of the word, is worth. */
const LIKE = 0.25;

/** How much of the word another form of it is, and the parts of an identifier that stand apart. */
const FITS = { form: 0.8, apart: 0.5 };

/** Records with the word itself from which on none with longer words and other forms are looked for. */
const ENOUGH = 300;

const options: SearchOptions = {
  boost: { heading: 5, keywords: 4, above: 3, text: 1 },
  prefix: true,
  weights: { prefix: 1, fuzzy: 0.3 },
};

/** The word with two neighbouring letters the other way round, at each place. */
const transpositions = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );

/**
 * What begins with the word's stem is the word or, of less weight, a longer one or another form. Two words of a
 * heading as one count only where the first of them is not enough, as it is in the heading too.
 */
const asTyped = ({ whole }: QueryWord, { pairs }: LocalIndex): QueryCombination => {
  const weights = new Map<string, number>();
  const weigh = (term: string): number => {
    if (term === whole) return 1;
    return (pairs.get(term) ?? 0) >= whole.length ? 0 : LIKE;
  };
  return {
    queries: [stemOf(whole)],
    boostDocument: (_, term) => {
      const weight = weights.get(term) ?? weigh(term);
      weights.set(term, weight);
      return weight;
    },
  };
};

/** The parts of an identifier, which may stand apart; the last may be a beginning. */
const asParts = ({ parts }: QueryWord): QueryCombination => ({
  combineWith: "AND",
  queries: [{ queries: parts.slice(0, -1), combineWith: "AND", prefix: false }, parts.at(-1)!],
  weights: { prefix: LIKE, fuzzy: 0 },
});

/** Terms one or, in long words, two letters away. */
const asTypo = ({ whole }: QueryWord): QueryCombination => ({
  queries: [whole, ...transpositions(whole).map((query) => ({ queries: [query], fuzzy: false }))],
  fuzzy: whole.length < 4 ? false : whole.length < 8 ? 1 : 2,
  weights: { prefix: LIKE, fuzzy: 0.3 },
});

const fitOf = ({ whole, parts }: QueryWord, terms: readonly string[]): number => {
  if (terms.includes(whole)) return 1;
  return parts.length > 0 && !terms.some((term) => term.startsWith(whole)) ? FITS.apart : FITS.form;
};

/** Records that have the word: as it is typed; if few do, as its beginning or in another form; if none does, misspelt. */
export const findWord = (word: QueryWord, index: LocalIndex): WordMatch[] => {
  const ask = (...queries: QueryCombination[]) => index.miniSearch.search({ combineWith: "OR", queries }, options);
  const parts = word.parts.length > 0 ? [asParts(word)] : [];
  let results = ask({ queries: [word.whole, ...parts], prefix: false });
  if (results.length < ENOUGH && !word.complete) results = ask(asTyped(word, index), ...parts);
  if (results.length === 0 && !word.complete) results = ask(asTypo(word));
  return results.map(({ id, score, terms }) => {
    const fit = fitOf(word, terms);
    return { record: id as number, score: fit === FITS.apart ? score * fit : score, terms, fit };
  });
};
