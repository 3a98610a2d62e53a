import type { Random } from "../../utils/random";
import { pick } from "../../utils/random";
import type { Mutation } from "./mutation";

const byKey = <Item>(items: readonly Item[], key: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
};

/** Chooses this many mutations for each label, spread as evenly as possible over all types. */
export const chooseMutations = (mutations: readonly Mutation[], perLabel: number, random: Random): Mutation[] =>
  byKey(mutations, ({ label }) => label).flatMap((ofLabel) => {
    const waiting = byKey(ofLabel, ({ kind }) => kind)
      .map((ofKind) => pick(ofKind, perLabel, random))
      .sort((one, other) => one.length - other.length);
    let left = perLabel;
    return waiting.flatMap((ofKind, at) => {
      const chosen = pick(ofKind, Math.ceil(left / (waiting.length - at)), random);
      left -= chosen.length;
      return chosen;
    });
  });
