/** Returns numbers from 0 (inclusive) to 1 (exclusive), the same ones for the same seed. */
export type Random = () => number;

// Jest takes ten times as long to look up a global.
const { imul } = Math;

/** Returns a small pseudo-random number generator (mulberry32). */
export const randomFrom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
