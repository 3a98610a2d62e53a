import type { ErnDocument, NodeId } from "../types";
import { childElements, parentOf } from "./nodes";

/** Numbers elements among their siblings of the same key. The children of each parent are looked at once, however many are asked for. */
const createNumbering = (document: ErnDocument, keyOf: (node: NodeId) => string) => {
  const parents = new Map<NodeId, Map<string, NodeId[]>>();
  const numbers = new Map<NodeId, number>();
  const groupsIn = (parent: NodeId): Map<string, NodeId[]> => {
    const known = parents.get(parent);
    if (known) return known;
    const groups = new Map<string, NodeId[]>();
    for (const child of childElements(document, parent)) {
      const key = keyOf(child);
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      numbers.set(child, group.push(child));
    }
    parents.set(parent, groups);
    return groups;
  };
  return {
    /** The number of an element, from 1, and how many have its key. */
    numberOf: (node: NodeId): { number: number; count: number } => {
      const group = groupsIn(parentOf(document, node)).get(keyOf(node)) ?? [];
      return { number: numbers.get(node) ?? 0, count: group.length };
    },
    /** The child with a key and a number. */
    childAt: (parent: NodeId, key: string, number: number): NodeId | undefined =>
      groupsIn(parent).get(key)?.[number - 1],
  };
};

type Numbering = ReturnType<typeof createNumbering>;

/** Returns a function that numbers a document's elements by a key; each document is numbered once. */
export const numberingBy = (keyOf: (document: ErnDocument) => (node: NodeId) => string) => {
  const known = new WeakMap<ErnDocument, Numbering>();
  return (document: ErnDocument): Numbering => {
    const numbering = known.get(document) ?? createNumbering(document, keyOf(document));
    known.set(document, numbering);
    return numbering;
  };
};
