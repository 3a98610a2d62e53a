import type { Range } from "../types";

/** The longest parts that are compared at once. */
const STEP = 65_536;

/** How many of the first characters are the same, up to a number. */
const countSame = (most: number, isSame: (from: number, to: number) => boolean): number => {
  let count = 0;
  for (let step = STEP; step >= 1; step /= 2) while (count + step <= most && isSame(count, count + step)) count += step;
  return count;
};

/** Returns the range of a text without which it is the same as another without a range there. */
export const changeBetween = (before: string, after: string): Range => {
  const most = Math.min(before.length, after.length);
  const from = countSame(most, (start, to) => before.slice(start, to) === after.slice(start, to));
  const [ends, endsAfter] = [before.length, after.length];
  const same = countSame(
    most - from,
    (start, to) => before.slice(ends - to, ends - start) === after.slice(endsAfter - to, endsAfter - start),
  );
  return { from, to: ends - same };
};
