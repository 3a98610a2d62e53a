import { distance } from "fastest-levenshtein";

import { termFileName, termFileOf, termFilesFrom } from "../format/term-files";
import type { LocalIndex } from "../index/open-index";
import type { Term } from "../index/read-terms";
import type { QueryWord } from "./parse-query";
import { matchWord, type WeighedTerm, type WordMatch } from "./word-match";

/** Returns the terms at most `most` edits away from a word, with their distances. */
export const speltLike = (
  word: string,
  vocabulary: readonly string[],
  most: number,
): { term: string; distance: number }[] =>
  vocabulary
    .filter((term) => Math.abs(term.length - word.length) <= most)
    .map((term) => ({ term, distance: distance(word, term) }))
    .filter((found) => found.distance > 0 && found.distance <= most);

/** English suffixes, longest first, that form related words: validate, validating, validation, validator. */
const ENDING =
  /(?:i[sz]ations?|i[sz]ing|i[sz]ed|i[sz]e|ations?|ators?|ating|ated|ates?|ings?|ions?|ers?|ors?|ied|ies|ed|es|s|e|y)$/;

/** The common beginning of an English word's forms; the word itself if fewer than four letters would be left. */
const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, "");
  return stem.length >= 4 ? stem : word;
};

/** Weight of a longer word or another form of the word. */
const LIKE = 0.25;
/** Weight of a term with a similar spelling. */
const MISSPELT = 0.3;
/** If this many records have the word itself, longer words and other forms aren't searched. */
const ENOUGH = 300;

const exactly = (term: Term): WeighedTerm[] => [{ term, weight: 1 }];

/** Weight of a term that starts with `start`: the longer, the less; `worth` for one hardly longer. */
const weighLonger = (start: string, worth: number, { term }: Pick<Term, "term">): number =>
  term === start ? 1 : (worth * term.length) / (term.length + 0.3 * (term.length - start.length));

/** The word with two adjacent letters swapped, at each position. */
const transpositions = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, index) => word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2),
  );

/**
 * Matches terms that start with the word's stem: the word itself or, with less weight, longer words and other forms.
 * Two joined words of a heading count only if the first alone doesn't match, because that one is in the heading too.
 */
const askAsTyped = async ({ whole }: QueryWord, { terms }: LocalIndex): Promise<WeighedTerm[]> => {
  const stem = stemOf(whole);
  const worthOf = ({ term, pair }: Term): number => (term === whole ? 1 : pair >= whole.length ? 0 : LIKE);
  const found = await terms.beginning(stem);
  return found.map((term) => ({ term, weight: weighLonger(stem, 1, term) * worthOf(term) }));
};

/** Matches an identifier's parts, which may be apart; the last one may be incomplete. */
const askParts = async ({ parts }: QueryWord, { terms }: LocalIndex): Promise<WeighedTerm[][]> => {
  if (parts.length === 0) return [];
  const last = parts.at(-1)!;
  const [longer, ...others] = await Promise.all([terms.beginning(last), ...parts.slice(0, -1).map(terms.exact)]);
  return [...others.map(exactly), longer.map((term) => ({ term, weight: weighLonger(last, LIKE, term) }))];
};

/** Matches terms with one wrong letter, or two in long words, or with two letters swapped at their start. */
const askAsTypo = async ({ whole }: QueryWord, { terms }: LocalIndex): Promise<WeighedTerm[][]> => {
  const vocabulary = await terms.vocabulary();
  const most = whole.length < 4 ? 0 : whole.length < 8 ? 1 : 2;
  const like = speltLike(whole, vocabulary, most).map(({ term, distance }) => ({
    term,
    weight: (MISSPELT * term.length) / (term.length + distance),
  }));
  const turned = transpositions(whole).map((start) =>
    vocabulary
      .filter((term) => term.startsWith(start))
      .map((term) => ({ term, weight: weighLonger(start, LIKE, { term }) })),
  );
  return Promise.all(
    [like, ...turned].map((asked) =>
      Promise.all(asked.map(async ({ term, weight }) => ({ term: await terms.exact(term), weight }))),
    ),
  );
};

/** Returns the names of the parts of the index that a query reads first, known before the index. */
export const termFilesOf = (words: readonly QueryWord[]): string[] => {
  const filesOf = ({ whole, parts, complete }: QueryWord): number[] => {
    if (complete) return [whole, ...parts].map(termFileOf);
    return [
      ...termFilesFrom(stemOf(whole)),
      ...parts.slice(0, -1).map(termFileOf),
      ...parts.slice(-1).flatMap(termFilesFrom),
    ];
  };
  return [...new Set(words.flatMap(filesOf))].map(termFileName);
};

/**
 * Returns the records with the word as typed; if few, also with it as a prefix or in another form; if none, misspelt.
 */
export const findWord = async (word: QueryWord, index: LocalIndex): Promise<WordMatch> => {
  const { terms } = index;
  const [whole, ...parts] = await Promise.all([word.whole, ...word.parts].map(terms.exact));
  let match = matchWord(word, [exactly(whole!)], parts.map(exactly), index);
  if (match.found.length >= ENOUGH || word.complete) return match;
  const [typed, longer] = await Promise.all([askAsTyped(word, index), askParts(word, index)]);
  match = matchWord(word, [typed], longer, index);
  return match.found.length > 0 ? match : matchWord(word, await askAsTypo(word, index), [], index);
};
