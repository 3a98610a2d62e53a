import type { Query, SearchOptions } from "minisearch";

import type { LocalIndex } from "./create-index";
import type { QueryWord } from "./parse-query";
import { stemOf } from "./stem-of";

export interface WordMatch {
  score: number;
  /** The index's terms that the record has of the word. */
  terms: string[];
}

const options: SearchOptions = {
  boost: { heading: 6, above: 2, text: 1 },
  prefix: true,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};

/** The word with two neighbouring letters the other way round, at each place. */
const transpositions = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );

const asTyped = ([whole, ...parts]: QueryWord): Query =>
  parts.length === 0 ? whole : { combineWith: "OR", queries: [whole, { combineWith: "AND", queries: parts }] };

const asForm = ([whole]: QueryWord): Query => ({ queries: [stemOf(whole)], weights: { prefix: 0.4, fuzzy: 0 } });

/** Terms one or, in long words, two letters away. */
const asTypo = ([whole]: QueryWord): Query => ({
  combineWith: "OR",
  queries: [whole, ...transpositions(whole).map((query) => ({ queries: [query], fuzzy: false }))],
  fuzzy: whole.length < 4 ? false : whole.length < 8 ? 1 : 2,
});

/** Records that have the word: as it is typed, as its beginning or in another form; only without any, misspelt. */
export const findWord = (word: QueryWord, { miniSearch }: LocalIndex): Map<number, WordMatch> => {
  const found = miniSearch.search({ combineWith: "OR", queries: [asTyped(word), asForm(word)] }, options);
  const results = found.length > 0 ? found : miniSearch.search(asTypo(word), options);
  return new Map(results.map(({ id, score, match }) => [id as number, { score, terms: Object.keys(match) }]));
};
