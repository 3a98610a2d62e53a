import type { NodeId } from "../types";
import type { ComparedPart, Fact } from "./comparison";

/** A part of a message and what it says. References aren't facts, because they are only names within one message. */
export interface ComparedItem {
  part: ComparedPart;
  node: NodeId;
  /** The name that a reader knows it by. */
  label: string;
  /** Keys to find it by in the other message, the most reliable step first. */
  keys: readonly (readonly string[])[];
  facts: readonly Fact[];
}

/** Items in both messages, only in the first and only in the second. */
export interface Matches {
  both: [before: ComparedItem, after: ComparedItem][];
  removed: ComparedItem[];
  added: ComparedItem[];
}

/** The items that have each key of a step, in their order. */
const itemsByKey = (items: Iterable<ComparedItem>, step: number): Map<string, Set<ComparedItem>> => {
  const found = new Map<string, Set<ComparedItem>>();
  for (const item of items) for (const key of item.keys[step]!) found.set(key, (found.get(key) ?? new Set()).add(item));
  return found;
};

/** Matches the items of two messages, regardless of position. */
export const matchItems = (before: readonly ComparedItem[], after: readonly ComparedItem[]): Matches => {
  const [left, right] = [new Set(before), new Set(after)];
  const partners = new Map<ComparedItem, ComparedItem>();
  const steps = before[0]?.keys.length ?? 0;
  for (let step = 0; step < steps; step += 1) {
    const known = itemsByKey(right, step);
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
  const both = [...partners].sort(([a], [b]) => a.node - b.node);
  return { both, removed: [...left], added: [...right] };
};

/** What identifies an item: its key is the same in both messages. */
export interface Identity {
  key: string;
  label: string;
  isInBoth: boolean;
}

/** Identities by their nodes in one of the messages. */
export type Identities = ReadonlyMap<NodeId | undefined, Identity>;

/** Returns the identities of matched items in both messages, by their nodes. */
export const toIdentities = ({ both, removed, added }: Matches): { before: Identities; after: Identities } => {
  const shared = both.map(([, { label }], index): Identity => ({ key: `= ${index}`, label, isInBoth: true }));
  const identify = (items: readonly ComparedItem[], sign: string) =>
    items.map(({ node, label }, index) => [node, { key: `${sign} ${index}`, label, isInBoth: false }] as const);
  return {
    before: new Map([...both.map(([{ node }], index) => [node, shared[index]!] as const), ...identify(removed, "-")]),
    after: new Map([...both.map(([, { node }], index) => [node, shared[index]!] as const), ...identify(added, "+")]),
  };
};
