import type { ErnValue } from "../model-types";
import type { NodeId, Splice } from "../types";
import { parentOf } from "../xml/nodes";
import { itemsAround, type Tracks } from "./tracks";

interface Numbered {
  value: ErnValue;
  number: number;
}

const isIncreasing = (numbers: readonly (number | undefined)[]): boolean =>
  numbers.every((number, index) => number !== undefined && (index === 0 || number > numbers[index - 1]!));

/** Returns the sequence numbers of a message while tracks are added and removed. */
export const createSequenceNumbers = (tracks: Tracks) => {
  const { document, reader } = tracks;
  const known = new Map<NodeId, Numbered | null>();
  const gone = new Set<NodeId>();

  const read = (node: NodeId): Numbered | null => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const value = reader.first(node, "SequenceNumber");
    const found = value && /^\d{1,9}$/.test(value.value) ? { value, number: Number(value.value) } : null;
    known.set(node, found);
    return found;
  };

  /** Nodes numbered together with a node: its siblings, or all items if the numbers continue through the groups. */
  const scopes = new Map<NodeId, NodeId[]>();
  const scopeOf = (node: NodeId): NodeId[] => {
    const group = parentOf(document, node);
    const isItem = reader.name(node) === "ResourceGroupContentItem";
    const key = isItem ? group : -group;
    const before = scopes.get(key);
    if (before) return before;
    const siblings = reader.matching(group, /^ResourceGroup(ContentItem)?$/);
    const items = isItem ? itemsAround(tracks, node) : [];
    const goesOn =
      items.some((item) => parentOf(document, item) !== group) && isIncreasing(items.map((item) => read(item)?.number));
    const scope = (goesOn ? items : siblings).filter((candidate) => read(candidate));
    scopes.set(key, scope);
    return scope;
  };
  const others = (node: NodeId): Numbered[] =>
    scopeOf(node)
      .filter((peer) => peer !== node && !gone.has(peer))
      .map((peer) => read(peer)!);

  return {
    /** Closes the gap left by an item or a group. */
    leave: (node: NodeId): void => {
      const left = read(node);
      if (left && !others(node).some(({ number }) => number === left.number))
        for (const peer of others(node)) if (peer.number > left.number) peer.number -= 1;
      gone.add(node);
    },
    /** Makes room next to an item for more; returns the number of the first, if it has one. */
    join: (beside: NodeId, isAfter: boolean, count: number): number | undefined => {
      const like = read(beside);
      if (!like) return undefined;
      const first = isAfter ? like.number + 1 : like.number;
      for (const peer of [...others(beside), like]) if (peer.number >= first) peer.number += count;
      return first;
    },
    splices: (): Splice[] =>
      [...known].flatMap(([node, numbered]) => {
        if (!numbered || gone.has(node)) return [];
        const { value, number } = numbered;
        return Number(value.value) === number ? [] : [{ from: value.from, to: value.to, insert: String(number) }];
      }),
  };
};
