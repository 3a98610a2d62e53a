import type { Range } from "../types";

/** Removes the white space around a text: only what XML counts as such, so a no-break space stays. */
export const trimBlanks = (text: string): string => text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");

/** The range without the white space of XML around it. */
export const trimBlankRange = (source: string, { from, to }: Range): Range => {
  const text = source.slice(from, to);
  const start = from + /^[ \t\r\n]*/.exec(text)![0].length;
  return { from: start, to: start + trimBlanks(text).length };
};
