import { jointBetween, stopWords } from "../text/record-name";
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

/** Returns the words to search for; stop words only if there are no others. */
export const parseQuery = (query: string): QueryWord[] => {
  const tokens = tokenize(query);
  const words = tokens.map(({ start, end, terms: [whole = "", ...parts] }, index): QueryWord => {
    const joint = index > 0 ? jointBetween(query, tokens[index - 1]!.end, start) : "";
    return { written: query.slice(start, end), whole, parts, joint, complete: tokens.length > 1 && whole.length === 1 };
  });
  const telling = words.filter(({ whole, joint }, index) => joint || words[index + 1]?.joint || !stopWords.has(whole));
  if (telling.length > 0) return telling.slice(0, MAX_WORDS);
  // Each is the beginning of many words: only a lone one, which may be incomplete, is searched as a prefix.
  return words.slice(0, MAX_WORDS).map((word) => ({ ...word, complete: words.length > 1 }));
};

/** The parts of a query that are written as code. */
export interface TypedCode {
  /** The whole query in the form of names: words joined by dots. */
  form: string;
  /** Identifiers with several parts, and words joined as in code: in that form, as typed, and their last words. */
  names: readonly { form: string; written: string; last: QueryWord }[];
}

/** Finds the parts of a query that are written as code. */
export const typedCode = (words: readonly QueryWord[]): TypedCode => {
  const runs: QueryWord[][] = [];
  for (const word of words) {
    if (word.joint && runs.length > 0) runs.at(-1)!.push(word);
    else runs.push([word]);
  }
  const writtenOf = ([first, ...rest]: readonly QueryWord[]): string =>
    first!.written + rest.map(({ written, joint }) => joint + written).join("");
  const formOf = (run: readonly QueryWord[]): string => run.map(({ written }) => written).join(".");
  return {
    form: runs.map(formOf).join(" "),
    names: runs
      .filter((run) => run.length > 1 || run[0]!.parts.length > 0)
      .map((run) => ({ form: formOf(run), written: writtenOf(run), last: run.at(-1)! })),
  };
};
