import type { NodeId } from "../types";
import type { ComparedPart } from "./comparison";
import type { Fact } from "./facts";

/** A part of a message, by what it says. References are no facts: they are names within one message. */
export interface Thing {
  part: ComparedPart;
  node: NodeId;
  /** What a reader knows it by. */
  label: string;
  /** Step by step, keys by which it is found in the other message: the first steps are the surest. */
  keys: readonly (readonly string[])[];
  facts: readonly Fact[];
}

/** What is in both messages, what is in the first only, what is in the second only. */
export interface Matches<Item> {
  both: [before: Item, after: Item][];
  removed: Item[];
  added: Item[];
}

/** Of each key of a step, the things that have it, in their order. */
const byKey = <Item extends Thing>(items: Iterable<Item>, step: number): Map<string, Set<Item>> => {
  const found = new Map<string, Set<Item>>();
  for (const item of items) {
    for (const key of item.keys[step]!) {
      const known = found.get(key);
      if (known) known.add(item);
      else found.set(key, new Set([item]));
    }
  }
  return found;
};

/** Finds the things of one message in another, wherever they stand there. */
export const matchThings = <Item extends Thing>(before: readonly Item[], after: readonly Item[]): Matches<Item> => {
  const [left, right] = [new Set(before), new Set(after)];
  const partners = new Map<Item, Item>();
  const steps = before[0]?.keys.length ?? 0;
  for (let step = 0; step < steps; step += 1) {
    const known = byKey(right, step);
    for (const item of left) {
      const candidates = item.keys[step]!.map((key) => known.get(key)).find((having) => having?.size);
      const [partner] = candidates ?? [];
      if (!partner) continue;
      for (const key of partner.keys[step]!) known.get(key)?.delete(partner);
      partners.set(item, partner);
      left.delete(item);
      right.delete(partner);
    }
  }
  return {
    both: [...partners].sort(([one], [other]) => one.node - other.node),
    removed: [...left],
    added: [...right],
  };
};
