/** Returns numbers from 0 (inclusive) to 1 (exclusive), the same ones for the same seed. */
export type Random = () => number;

// Jest takes ten times as long to look up a global.
const { floor, imul } = Math;

/** A small pseudo-random number generator (mulberry32). */
export const randomFrom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const pickOne = <Item>(items: readonly Item[], random: Random): Item => items[floor(random() * items.length)]!;

/** A random selection of at most this many items, in their order. */
export const pick = <Item>(items: readonly Item[], count: number, random: Random): Item[] => {
  const left = [...items.keys()];
  while (left.length > count) left.splice(floor(random() * left.length), 1);
  return left.map((at) => items[at]!);
};
