import type { Position } from "../types";
import { countBelow } from "./count-below";

/** Returns the offsets where the lines of a text begin. */
export const listLineStarts = (source: string): Uint32Array => {
  const lineEnd = /\r\n?|\n/g;
  const isQuick = !source.includes("\r");
  const next = (from: number): number => {
    if (isQuick) return source.indexOf("\n", from) + 1;
    lineEnd.lastIndex = from;
    return lineEnd.test(source) ? lineEnd.lastIndex : 0;
  };
  // Counted first, because a list that grows takes several times the memory.
  let count = 1;
  for (let start = next(0); start > 0; start = next(start)) count += 1;
  const starts = new Uint32Array(count);
  for (let start = next(0), line = 1; line < count; start = next(start), line += 1) starts[line] = start;
  return starts;
};

/** Returns the line and column of an offset, both from 1. */
export const toPosition = (lineStarts: Uint32Array, offset: number): Position => {
  const line = countBelow(lineStarts, offset + 1);
  return { offset, line, column: offset - lineStarts[line - 1]! + 1 };
};

/** Returns the line and column of an offset in a text without a document. */
export const positionIn = (source: string, offset: number): Position =>
  toPosition(listLineStarts(source.slice(0, offset)), offset);
