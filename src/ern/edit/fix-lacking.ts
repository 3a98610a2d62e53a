import type { Fix, NodeId } from "../types";
import { listAttributes } from "../xml/attributes";
import { childNames, namesTo } from "../xml/nodes";
import type { ElementData } from "../xml/write-element";
import { fillFrom, placeholder, type FillContext } from "./fill-values";
import { attributeInsertionOf, insertionOf } from "./insertion";
import { toSkeleton } from "./to-skeleton";

/** The number of names that fit on a button. */
const NAMED = 3;

const labelOf = (names: readonly string[]): string =>
  names.length > NAMED
    ? `Add ${names.slice(0, NAMED).join(", ")} and ${names.length - NAMED} more`
    : `Add ${names.join(", ")}`;

/** Adds what an element lacks, with everything that requires; empty if there's nothing to refer to. */
export const fixLacking = (context: FillContext, node: NodeId): Fix[] => {
  const { document, allowed } = context;
  const around = namesTo(document, node);
  const present = childNames(document, node);
  const lacking = (allowed.lacking(around, present) ?? []).filter(({ isMisplaced }) => !isMisplaced);
  const byPlace = new Map<number, ElementData[]>();
  for (const { name, at } of lacking) {
    const skeleton = toSkeleton(allowed, around, name, fillFrom(context));
    if (!skeleton) return [];
    byPlace.set(at, [...(byPlace.get(at) ?? []), skeleton]);
  }
  if (byPlace.size === 0) return [];
  const splices = [...byPlace].map(([at, elements]) => insertionOf(document, node, elements, at));
  return [{ label: labelOf(lacking.map(({ name }) => name)), splices }];
};

/** Adds the attributes that an element lacks; empty if no value is known for one of them. */
export const fixLackingAttributes = (context: FillContext, node: NodeId): Fix[] => {
  const { document, allowed } = context;
  const names = namesTo(document, node);
  const present = listAttributes(document, node).map(({ name }) => name);
  const added = allowed
    .attributes(names)
    .filter(({ name, required }) => required && !present.includes(name))
    .map(({ name }) => [name, placeholder(context, names, name) ?? ""] as const);
  if (added.length === 0 || added.some(([, value]) => value === "")) return [];
  const label = labelOf(added.map(([name, value]) => `${name}="${value}"`));
  return [{ label, splices: [attributeInsertionOf(document, node, added)] }];
};
