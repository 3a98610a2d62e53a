import type { Position } from "../types";

/** Offsets where the lines of a text begin. */
export const findLineStarts = (source: string): Uint32Array => {
  const starts = [0];
  const lineEnd = /\r\n?|\n/g;
  const isQuick = !source.includes("\r");
  const next = (from: number): number => {
    if (isQuick) return source.indexOf("\n", from) + 1;
    lineEnd.lastIndex = from;
    return lineEnd.test(source) ? lineEnd.lastIndex : 0;
  };
  for (let at = next(0); at > 0; at = next(at)) starts.push(at);
  return new Uint32Array(starts);
};

/** Line and column of an offset, both from 1. */
export const toPosition = (lineStarts: Uint32Array, offset: number): Position => {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { offset, line: low + 1, column: offset - lineStarts[low]! + 1 };
};

/** Line and column of an offset in a text without a document. */
export const positionIn = (source: string, offset: number): Position =>
  toPosition(findLineStarts(source.slice(0, offset)), offset);
