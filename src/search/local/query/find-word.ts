import { distance } from "fastest-levenshtein";

import { termFileName, termFileOf, termFilesFrom } from "../format/term-files";
import type { LocalIndex } from "../index/open-index";
import type { Term } from "../index/read-terms";
import type { QueryWord } from "./parse-query";
import { matchWord, type WeighedTerm, type WordMatch } from "./word-match";

/** Returns the terms that differ from a word, but at most by `most` edits. */
export const speltLike = (word: string, vocabulary: readonly string[], most: number): string[] =>
  vocabulary.filter(
    (term) => term !== word && Math.abs(term.length - word.length) <= most && distance(word, term) <= most,
  );

/** English suffixes, longest first, that form related words: validate, validating, validation, validator. */
const ENDING =
  /(?:i[sz]ations?|i[sz]ing|i[sz]ed|i[sz]e|ations?|ators?|ating|ated|ates?|ings?|ions?|ers?|ors?|ied|ies|ed|es|s|e|y)$/;

/** The common beginning of an English word's forms; the word itself if fewer than three letters would be left. */
const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, "");
  return stem.length >= 3 ? stem : word;
};

/** Weight of a longer word, of another form of the word, and of a term with a similar spelling. */
const LIKE = 0.5;
/** If this many records have the word itself, longer words and other forms aren't searched. */
const ENOUGH = 300;

const exactly = (term: Term): WeighedTerm[] => [{ term, weight: 1 }];

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
  return (await terms.beginning(stem)).map((term) => ({ term, weight: worthOf(term) }));
};

/** Matches an identifier's parts, which may be apart; the last one may be incomplete. */
const askParts = async ({ parts }: QueryWord, { terms }: LocalIndex): Promise<WeighedTerm[][]> => {
  if (parts.length === 0) return [];
  const last = parts.at(-1)!;
  const [longer, ...others] = await Promise.all([terms.beginning(last), ...parts.slice(0, -1).map(terms.exact)]);
  return [...others.map(exactly), longer.map((term) => ({ term, weight: term.term === last ? 1 : LIKE }))];
};

/** Matches terms with one wrong letter, or two in long words, or with two letters swapped at their start. */
const askAsTypo = async ({ whole }: QueryWord, { terms }: LocalIndex): Promise<WeighedTerm[]> => {
  const vocabulary = await terms.vocabulary();
  const turned = transpositions(whole);
  const like = speltLike(whole, vocabulary, whole.length < 4 ? 0 : whole.length < 8 ? 1 : 2);
  const longer = turned.flatMap((start) => vocabulary.filter((term) => term.startsWith(start)));
  return Promise.all(
    [...new Set([...like, ...longer])].map(async (term) => ({
      term: await terms.exact(term),
      weight: turned.includes(term) ? 1 : LIKE,
    })),
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

/** Returns the records with the word as typed; if few, also as a prefix or in another form; if none, misspelt. */
export const findWord = async (word: QueryWord, index: LocalIndex): Promise<WordMatch> => {
  const { terms } = index;
  const [whole, ...parts] = await Promise.all([word.whole, ...word.parts].map(terms.exact));
  let match = matchWord(exactly(whole!), parts.map(exactly), index);
  if (match.found.length >= ENOUGH || word.complete) return match;
  const [typed, longer] = await Promise.all([askAsTyped(word, index), askParts(word, index)]);
  match = matchWord(typed, longer, index);
  return match.found.length > 0 ? match : matchWord(await askAsTypo(word, index), [], index);
};
