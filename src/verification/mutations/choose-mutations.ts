import { groupBy } from "../../utils/lists";
import { pick, type Random } from "../../utils/random";
import type { Mutation } from "./mutation";

/** Chooses this many mutations for each label, spread as evenly as possible over all types. */
export const chooseMutations = (mutations: readonly Mutation[], perLabel: number, random: Random): Mutation[] =>
  [...groupBy(mutations, ({ label }) => label).values()].flatMap((ofLabel) => {
    const waiting = [...groupBy(ofLabel, ({ kind }) => kind).values()]
      .map((ofKind) => pick(ofKind, perLabel, random))
      .sort((one, other) => one.length - other.length);
    let left = perLabel;
    return waiting.flatMap((ofKind, at) => {
      const chosen = pick(ofKind, Math.ceil(left / (waiting.length - at)), random);
      left -= chosen.length;
      return chosen;
    });
  });
