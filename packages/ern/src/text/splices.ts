import type { ErnEdit, Range, Splice } from "../types";

/** Applies splices to a source; leaves out those that change nothing. */
export const applySplices = (source: string, splices: readonly Splice[]): ErnEdit => {
  const changes = splices
    .filter(({ from, to, insert }) => source.slice(from, to) !== insert)
    .map(({ from, to, insert }) => ({ from, to, insert }))
    .sort((a, b) => a.from - b.from);
  let offset = 0;
  let edited = "";
  for (const { from, to, insert } of changes) {
    edited += source.slice(offset, from) + insert;
    offset = to;
  }
  return { splices: changes, source: edited + source.slice(offset) };
};

/** Returns the line break and white space just before an offset; "" if there's anything else before it. */
export const breakBefore = (source: string, offset: number): string =>
  /(?:\r\n?|\n)[ \t]*$/.exec(source.slice(Math.max(0, offset - 256), offset))?.[0] ?? "";

/** Returns the range without the white space around it; empty, at its start, if there's nothing else. */
export const trimRange = (source: string, { from, to }: Range): Range => {
  const text = source.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return start === to ? { from, to: from } : { from: start, to: from + text.trimEnd().length };
};

/** Returns how many of the first positions are the same. */
export const countCommon = (count: number, isSame: (index: number) => boolean): number => {
  let index = 0;
  while (index < count && isSame(index)) index += 1;
  return index;
};
