import type { Position } from "../types";
import { countBelow } from "./count-below";

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
  const line = countBelow(lineStarts, offset + 1);
  return { offset, line, column: offset - lineStarts[line - 1]! + 1 };
};

/** Line and column of an offset in a text without a document. */
export const positionIn = (source: string, offset: number): Position =>
  toPosition(findLineStarts(source.slice(0, offset)), offset);
