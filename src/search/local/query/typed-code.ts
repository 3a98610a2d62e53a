import type { QueryWord } from "./parse-query";

/** An identifier of several parts, or words that code joins. */
interface CodeName {
  /** As names have it: a dot where code joins. */
  form: string;
  /** The same as it was typed. */
  written: string;
  last: QueryWord;
}

/** What of a query is written as code. */
export interface TypedCode {
  /** The whole query, as names are written. */
  form: string;
  names: readonly CodeName[];
}

/** Finds what of a query is written as code. */
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
