/** Normalizes text for comparison: lower case without accents. */
export const foldTerm = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

/** Where an identifier's parts meet: `aB`, `ABc`, `ab1`, underscores and hyphens. */
const BOUNDARY = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{2})(?=\p{N}+$)|[_-]+/u;

/** Parts of an identifier: `DdexBuilder`, `ddex-builder` and `ddex_builder` have two; single letters are dropped. */
const splitIdentifier = (word: string): string[] => word.split(BOUNDARY).filter((part) => part.length > 1);

/** A word of a text, and the terms to find it by. */
export interface Token {
  start: number;
  end: number;
  /** The whole word without hyphens, underscores and the dots of versions; then an identifier's parts. */
  terms: string[];
}

/** Scripts written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]+/gu;
/** Version numbers; languages like C# and C++; words with underscores and hyphens, and what an apostrophe ends. */
const WORD =
  /(?<![\p{L}\p{N}])v?\p{N}+(?:\.\p{N}+)+|(?<![\p{L}\p{N}_])\p{L}(?:\+\+|#)(?![\p{L}\p{N}#])|[\p{L}\p{N}\p{M}]+(?:[_-]+[\p{L}\p{N}\p{M}]+)*(?:['’](?:s|t|re|ll|ve|d|m)(?![\p{L}\p{N}_]))?/giu;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

const known = new Map<string, string[]>();

/** The terms of a word, cached. */
const toTerms = (word: string): string[] => {
  let terms = known.get(word);
  if (!terms) {
    const bare = word.replace(/['’]s$/i, "").replace(/['’]/g, "");
    const whole = foldTerm(bare.replace(/^v(?=\d+\.)|[_.-]+/gi, ""));
    const parts = splitIdentifier(bare).map(foldTerm);
    terms = [...new Set([whole, ...(parts.length > 1 ? parts : [])])];
    known.set(word, terms);
  }
  return terms;
};

const toToken = (word: string, start: number, terms: string[]): Token => ({ start, end: start + word.length, terms });

/** Words of a text that starts at `offset` in the whole text. */
const wordsIn = (text: string, offset: number): Token[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => toToken(word, offset + index, toTerms(word)));

/** Returns the words of a text in order, with their positions. */
export const tokenize = (text: string): Token[] => {
  const found: Token[][] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(UNSPACED)) {
    found.push(wordsIn(text.slice(from, index), from));
    const words = [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike);
    found.push(words.map(({ segment, index: offset }) => toToken(segment, index + offset, [foldTerm(segment)])));
    from = index + run.length;
  }
  return [...found, wordsIn(text.slice(from), from)].flat();
};
