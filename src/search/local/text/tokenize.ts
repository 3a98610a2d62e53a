import { foldText } from "./fold-term";
import { splitIdentifier } from "./split-identifier";

/** A word of a text and the terms under which it is found. */
export interface Token {
  start: number;
  end: number;
  /** The word as a whole, without hyphens, underscores and the dots of versions; then the parts of an identifier. */
  terms: string[];
}

/** Scripts written without blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー々]+/gu;
/** Numbers of versions; languages like C# and C++; words, with underscores and hyphens, and what an apostrophe ends. */
const WORD =
  /(?<![\p{L}\p{N}])v?\p{N}+(?:\.\p{N}+)+|(?<![\p{L}\p{N}_])\p{L}(?:\+\+|#)(?![\p{L}\p{N}#])|[\p{L}\p{N}\p{M}]+(?:[_-]+[\p{L}\p{N}\p{M}]+)*(?:['’](?:s|t|re|ll|ve|d|m)(?![\p{L}\p{N}_]))?/giu;

const segmenter = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "word" }) : undefined;

/** Words of a text in an unspaced script; its characters where the browser cannot tell words. */
const segments = (text: string): { segment: string; index: number }[] =>
  segmenter
    ? [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)
    : [...text.matchAll(/./gsu)].map(({ 0: segment, index }) => ({ segment, index }));

const known = new Map<string, string[]>();

/** Terms of a word; those of each are worked out once. */
const toTerms = (word: string): string[] => {
  const terms = known.get(word) ?? workOutTerms(word);
  known.set(word, terms);
  return terms;
};

const workOutTerms = (word: string): string[] => {
  const bare = word.replace(/['’]s$/i, "").replace(/['’]/g, "");
  const whole = foldText(bare.replace(/^v(?=\d+\.)|[_.-]+/gi, ""));
  const parts = splitIdentifier(bare).map(foldText);
  return [...new Set([whole, ...(parts.length > 1 ? parts : [])])];
};

/** Words of a text whose place in the whole text is `offset`. */
const wordsIn = (text: string, offset: number): Token[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: offset + index,
    end: offset + index + word.length,
    terms: toTerms(word),
  }));

/** The words of a text in their order, with their places. */
export const tokenize = (text: string): Token[] => {
  const found: Token[][] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(UNSPACED)) {
    found.push(wordsIn(text.slice(from, index), from));
    found.push(
      segments(run).map(({ segment, index: at }) => ({
        start: index + at,
        end: index + at + segment.length,
        terms: [foldText(segment)],
      })),
    );
    from = index + run.length;
  }
  return [...found, wordsIn(text.slice(from), from)].flat();
};
