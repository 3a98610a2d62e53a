import type { LocalIndex } from "../index/open-index";
import type { Term } from "../index/read-terms";
import { stemOf } from "../text/stem-of";
import type { QueryWord } from "./parse-query";
import type { WeighedTerm } from "./score-terms";
import { speltLike } from "./spelt-like";
import { matchWord } from "./word-match";
import type { WordMatch } from "./word-match";

/** What a longer word, or another form of the word, is worth. */
const LIKE = 0.25;

/** What a term is worth that is spelt like the word. */
const MISSPELT = 0.3;

/** Records with the word itself from which on none with longer words and other forms are looked for. */
const ENOUGH = 300;

const exactly = (term: Term): WeighedTerm[] => [{ term, weight: 1 }];

/** What a term is worth that begins with what is looked for: the less, the longer it is; `worth` for one hardly longer. */
const weighLonger = (start: string, worth: number, { term }: Pick<Term, "term">): number =>
  term === start ? 1 : (worth * term.length) / (term.length + 0.3 * (term.length - start.length));

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
const askAsTyped = async ({ whole }: QueryWord, { terms }: LocalIndex): Promise<WeighedTerm[]> => {
  const stem = stemOf(whole);
  const worthOf = ({ term, pair }: Term): number => (term === whole ? 1 : pair >= whole.length ? 0 : LIKE);
  const found = await terms.beginning(stem);
  return found.map((term) => ({ term, weight: weighLonger(stem, 1, term) * worthOf(term) }));
};

/** The parts of an identifier, which may stand apart; the last may be a beginning. */
const askParts = async ({ parts }: QueryWord, { terms }: LocalIndex): Promise<WeighedTerm[][]> => {
  if (parts.length === 0) return [];
  const last = parts.at(-1)!;
  const [longer, ...others] = await Promise.all([terms.beginning(last), ...parts.slice(0, -1).map(terms.exact)]);
  return [...others.map(exactly), longer.map((term) => ({ term, weight: weighLonger(last, LIKE, term) }))];
};

/** Terms one or, in long words, two letters away; those that begin with the word but for two letters' order. */
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

/** Records that have the word: as it is typed; if few do, as its beginning or in another form; if none does, misspelt. */
export const findWord = async (word: QueryWord, index: LocalIndex): Promise<WordMatch> => {
  const { terms } = index;
  if (!word.complete) for (const start of [stemOf(word.whole), ...word.parts.slice(-1)]) terms.foresee(start);
  const [whole, ...parts] = await Promise.all([word.whole, ...word.parts].map(terms.exact));
  let match = matchWord(word, [exactly(whole!)], parts.map(exactly), index);
  if (match.found.length >= ENOUGH || word.complete) return match;
  const [typed, longer] = await Promise.all([askAsTyped(word, index), askParts(word, index)]);
  match = matchWord(word, [typed], longer, index);
  return match.found.length > 0 ? match : matchWord(word, await askAsTypo(word, index), [], index);
};
