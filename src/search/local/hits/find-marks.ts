import { foldTerm } from "../text/fold-term";
import { tokenize } from "../text/tokenize";
import type { Token } from "../text/tokenize";

/** A word of the query as typed, and the terms that match it. */
export interface SoughtWord {
  typed: string;
  terms: readonly string[];
}

export interface Mark {
  start: number;
  end: number;
  /** The query's words that it matches. */
  typed: string[];
}

/** A text, its words, and the matches in it. */
export interface MarkedText {
  text: string;
  words: Token[];
  marks: Mark[];
}

/** The end of the typed beginning of a token, or of the whole token. */
const markedEnd = (text: string, { start, end, terms }: Token, typed: readonly string[]): number => {
  const [word = "", ...others] = typed;
  const isBeginning = others.length === 0 && terms[0]!.startsWith(word);
  return isBeginning && foldTerm(text.slice(start, start + word.length)) === word ? start + word.length : end;
};

/** Finds the query's words in a text. */
export const findMarks = (text: string, sought: readonly SoughtWord[]): MarkedText => {
  const words = tokenize(text);
  const marks = words.flatMap((token) => {
    const found = sought.filter(({ terms }) => token.terms.some((term) => terms.includes(term)));
    const typed = found.map((word) => word.typed);
    return typed.length > 0 ? [{ start: token.start, end: markedEnd(text, token, typed), typed }] : [];
  });
  return { text, words, marks };
};
