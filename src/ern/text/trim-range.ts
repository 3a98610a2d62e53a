import type { Range } from "../types";

/** The range without the white space around it; empty, at its start, if there's nothing else. */
export const trimRange = (source: string, { from, to }: Range): Range => {
  const text = source.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return start === to ? { from, to: from } : { from: start, to: from + text.trimEnd().length };
};
