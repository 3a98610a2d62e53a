import { diffArrays } from "diff";

import { LIMITS } from "../limits";
import { countCommon } from "./splices";

/** Lines that are kept, removed or added, with their numbers before and after, from 1. */
export interface LineChange {
  kind: "same" | "removed" | "added";
  lines: string[];
  before: number;
  after: number;
}

/** Keeps line ends, because a changed line end is a change too. */
const linesWithEnds = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g) ?? [];

/** Diffs what lies between the common start and end; returns one change if there's too much to compare. */
const diffMiddle = (before: string[], after: string[]): Omit<LineChange, "before" | "after">[] => {
  const parts = diffArrays(before, after, { maxEditLength: LIMITS.changedLines }) as
    ReturnType<typeof diffArrays<string>> | undefined;
  if (!parts) {
    return [
      { kind: "removed", lines: before },
      { kind: "added", lines: after },
    ];
  }
  return parts.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    lines: value,
  }));
};

/** Returns the smallest difference between two texts by lines, unchanged lines included. */
export const diffLines = (before: string, after: string): LineChange[] => {
  const [left, right] = [linesWithEnds(before), linesWithEnds(after)];
  const shorter = Math.min(left.length, right.length);
  const start = countCommon(shorter, (index) => left[index] === right[index]);
  const end = countCommon(shorter - start, (index) => left.at(-1 - index) === right.at(-1 - index));
  const middle = diffMiddle(left.slice(start, left.length - end), right.slice(start, right.length - end));
  const changes = [
    { kind: "same" as const, lines: left.slice(0, start) },
    ...middle,
    { kind: "same" as const, lines: left.slice(left.length - end) },
  ];
  let [lineBefore, lineAfter] = [1, 1];
  return changes
    .filter(({ lines }) => lines.length > 0)
    .map((change) => {
      const numbered = { ...change, before: lineBefore, after: lineAfter };
      if (change.kind !== "added") lineBefore += change.lines.length;
      if (change.kind !== "removed") lineAfter += change.lines.length;
      return numbered;
    });
};
