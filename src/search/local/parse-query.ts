import { stopWords } from "./stop-words";
import { tokenize } from "./tokenize";

/** A word of the query. */
export interface QueryWord {
  /** The word as it stands in the query. */
  written: string;
  /** Its terms, as a text's word has them. */
  whole: string;
  parts: readonly string[];
}

const MAX_WORDS = 10;

const isStopWord = ({ whole }: QueryWord): boolean => stopWords.has(whole);

/** The words that are looked for; words that say nothing only where there is no other. */
export const parseQuery = (query: string): QueryWord[] => {
  const words = tokenize(query).map(({ start, end, terms: [whole = "", ...parts] }) => {
    return { written: query.slice(start, end), whole, parts };
  });
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
};
