import type { NodeId } from "../types";
import type { ComparedPart } from "./comparison";
import type { Fact } from "./facts";

/** A part of a message and what it says. References aren't facts, because they are only names within one message. */
export interface Thing {
  part: ComparedPart;
  node: NodeId;
  /** The name that a reader knows it by. */
  label: string;
  /** Keys to find it by in the other message, the most reliable step first. */
  keys: readonly (readonly string[])[];
  facts: readonly Fact[];
}

/** Things in both messages, only in the first and only in the second. */
export interface Matches<Item> {
  both: [before: Item, after: Item][];
  removed: Item[];
  added: Item[];
}

/** The things that have each key of a step, in their order. */
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

/** Matches the things of two messages, regardless of position. */
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
