import { jointBetween } from "../text/name-form";
import { stopWords } from "../text/stop-words";
import { tokenize } from "../text/tokenize";

/** A word of the query. */
export interface QueryWord {
  /** The word as it stands in the query. */
  written: string;
  /** Its terms, as a text's word has them. */
  whole: string;
  parts: readonly string[];
  /** What joins it to the word before it, as code does: `::` in `DDEXParser::stream`; else empty. */
  joint: string;
  /** It is not the beginning of a word. */
  complete: boolean;
}

const MAX_WORDS = 10;

/** The words that are looked for; words that say nothing only where there is no other. */
export const parseQuery = (query: string): QueryWord[] => {
  const tokens = tokenize(query);
  const words = tokens.map(({ start, end, terms: [whole = "", ...parts] }, at): QueryWord => {
    const joint = at > 0 ? jointBetween(query, tokens[at - 1]!.end, start) : "";
    return { written: query.slice(start, end), whole, parts, joint, complete: tokens.length > 1 && whole.length === 1 };
  });
  const telling = words.filter(({ whole, joint }, at) => joint || words[at + 1]?.joint || !stopWords.has(whole));
  if (telling.length > 0) return telling.slice(0, MAX_WORDS);
  // Each of them begins many words: only one that may not be typed to its end is looked for as a beginning.
  return words.slice(0, MAX_WORDS).map((word) => ({ ...word, complete: words.length > 1 }));
};
