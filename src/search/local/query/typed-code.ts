import type { QueryWord } from "./parse-query";

/** An identifier with several parts, or words joined as in code. */
interface CodeName {
  /** In the form of names: words joined by dots. */
  form: string;
  /** As typed. */
  written: string;
  last: QueryWord;
}

/** The parts of a query that are written as code. */
export interface TypedCode {
  /** The whole query in the form of names. */
  form: string;
  names: readonly CodeName[];
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
