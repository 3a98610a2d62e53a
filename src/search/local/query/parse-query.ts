import { jointBetween } from "../text/name-form";
import { stopWords } from "../text/stop-words";
import { tokenize } from "../text/tokenize";

export interface QueryWord {
  /** The word as it is in the query. */
  written: string;
  /** Its terms, as for a word of a text. */
  whole: string;
  parts: readonly string[];
  /** The operator that joins it to the previous word in code: `::` in `DDEXParser::stream`; otherwise empty. */
  joint: string;
  /** Whether it can't be the beginning of a longer word. */
  complete: boolean;
}

const MAX_WORDS = 10;

/** The words to search for; stop words only if there are no others. */
export const parseQuery = (query: string): QueryWord[] => {
  const tokens = tokenize(query);
  const words = tokens.map(({ start, end, terms: [whole = "", ...parts] }, at): QueryWord => {
    const joint = at > 0 ? jointBetween(query, tokens[at - 1]!.end, start) : "";
    return { written: query.slice(start, end), whole, parts, joint, complete: tokens.length > 1 && whole.length === 1 };
  });
  const telling = words.filter(({ whole, joint }, at) => joint || words[at + 1]?.joint || !stopWords.has(whole));
  if (telling.length > 0) return telling.slice(0, MAX_WORDS);
  // Each is the beginning of many words: only a lone one, which may be incomplete, is searched as a prefix.
  return words.slice(0, MAX_WORDS).map((word) => ({ ...word, complete: words.length > 1 }));
};
