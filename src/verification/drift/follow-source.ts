import { diffArrays } from "diff";

import { type Cited, linesOf, sourceFiles, toCited } from "./toolkit-folder";

/** Lines of another release that belong to cited lines. */
export interface Followed extends Cited {
  isSame: boolean;
}

/** For each line, its index in the other text; undefined if it's gone. */
const keptLines = (before: string[], after: string[]): (number | undefined)[] => {
  const kept: (number | undefined)[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(before, after)) {
    if (!added) kept.push(...value.map((_, index) => (removed ? undefined : at + index)));
    if (!removed) at += value.length;
  }
  return kept;
};

const placesOf = (block: readonly string[], lines: readonly string[]): number[] =>
  lines.flatMap((_, at) => (block.every((line, index) => lines[at + index] === line) ? [at] : []));

/** A shorter block can be in another file by chance. */
const LEAST_MOVED = 3;

/** Makes a function that finds cited lines of one checkout in another; undefined if nothing of them is left. */
export const sourceFollower = (older: string, newer: string): ((source: string) => Followed | undefined) => {
  const maps = new Map<string, (number | undefined)[]>();
  const inOtherFile = (block: readonly string[]): Followed | undefined => {
    if (block.length < LEAST_MOVED) return undefined;
    const found = sourceFiles(newer).flatMap((file) =>
      placesOf(block, linesOf(newer, file)!).map((at) => ({ file, first: at + 1, last: at + block.length })),
    );
    return found.length === 1 ? { ...found[0]!, isSame: true } : undefined;
  };
  return (source) => {
    const { file, first, last } = toCited(source);
    const [before, after] = [linesOf(older, file), linesOf(newer, file)];
    const block = before?.slice(first - 1, last) ?? [];
    if (!before || !after) return inOtherFile(block);
    const kept = maps.get(file) ?? keptLines(before, after);
    maps.set(file, kept);
    const start = kept[first - 1];
    const isWhole = start !== undefined && block.every((_, index) => kept[first - 1 + index] === start + index);
    const places = isWhole ? [start] : placesOf(block, after);
    if (isWhole || (places.length === 1 && placesOf(block, before).length === 1))
      return { file, first: places[0]! + 1, last: places[0]! + block.length, isSame: true };
    const isKept = (line: number | undefined) => line !== undefined;
    const from = start ?? (kept.slice(0, first - 1).findLast(isKept) ?? -1) + 1;
    const to = kept[last - 1] ?? (kept.slice(last).find(isKept) ?? after.length) - 1;
    return to < from ? undefined : { file, first: from + 1, last: to + 1, isSame: false };
  };
};
