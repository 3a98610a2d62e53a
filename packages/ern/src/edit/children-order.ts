import type { ErnVersion } from "../model-types";
import { countBelow } from "../text/count-below";
import type { ErnDocument, NodeId } from "../types";
import { childElements, localNameOf } from "../xml/nodes";
import { rulesIn } from "./element-edits";

/** Creates an index of an element's children and their places in the schema's order. */
export const createOrder = (document: ErnDocument, version: ErnVersion | null, parent: NodeId) => {
  const rules = rulesIn(document, version, parent) ?? [];
  const places = new Map(rules.map(({ name }, place) => [name, place]));
  const children = childElements(document, parent);
  const names = children.map((child) => localNameOf(document, child));
  const counts = new Map<string, number>();
  const latest = new Map<string, NodeId>();
  const previous: (NodeId | undefined)[] = [];
  /** For each child, the last place of those before it. */
  const lastBefore = [-1];
  for (const [index, name] of names.entries()) {
    previous.push(latest.get(name));
    latest.set(name, children[index]!);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    lastBefore.push(Math.max(lastBefore.at(-1)!, places.get(name) ?? -1));
  }
  /** For each child, the first place of those after it; counted from the end. */
  const firstAfter = [rules.length];
  for (const name of [...names].reverse())
    firstAfter.push(Math.min(firstAfter.at(-1)!, places.get(name) ?? rules.length));
  const indexOf = (child: NodeId): number => countBelow(children, child);
  return {
    rules,
    placeOf: (child: NodeId): number => places.get(names[indexOf(child)]!) ?? -1,
    /** How many children have the name of one. */
    countLike: (child: NodeId): number => counts.get(names[indexOf(child)]!) ?? 0,
    /** The nearest child before one that has its name. */
    previousLike: (child: NodeId): NodeId | undefined => previous[indexOf(child)],
    /** The first child that belongs behind a place. */
    firstBehind: (place: number): NodeId | undefined => children[countBelow(lastBefore, place + 1) - 1],
    /** The places between which a child is: the last one before it, and the first one after it. */
    placesAround: (child: NodeId): readonly [before: number, after: number] => {
      const index = indexOf(child);
      return [lastBefore[index]!, firstAfter[children.length - 1 - index]!];
    },
  };
};
