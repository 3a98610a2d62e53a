import type { Range } from "../types";

/** The longest parts that are compared at once. */
const STEP = 65_536;

/** How many of the first characters are the same, up to a number. */
const countSame = (most: number, isSame: (from: number, to: number) => boolean): number => {
  let at = 0;
  for (let step = STEP; step >= 1; step /= 2) while (at + step <= most && isSame(at, at + step)) at += step;
  return at;
};

/** The range of a text without which it is the same as another without a range there. */
export const changeBetween = (before: string, after: string): Range => {
  const most = Math.min(before.length, after.length);
  const from = countSame(most, (at, to) => before.slice(at, to) === after.slice(at, to));
  const [ends, endsAfter] = [before.length, after.length];
  const same = countSame(
    most - from,
    (at, to) => before.slice(ends - to, ends - at) === after.slice(endsAfter - to, endsAfter - at),
  );
  return { from, to: ends - same };
};
