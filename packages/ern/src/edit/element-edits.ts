import type { ErnVersion } from "../model-types";
import type { AllowedHere, LackingChild } from "../schema/allowed-here";
import { allowedInVersion } from "../schema/allowed-in-version";
import { childrenInSchema } from "../schema/schema-rules";
import { versionOf } from "../schema/versions";
import { withArticle } from "../text/counted";
import { applySplices } from "../text/splices";
import type { ErnDocument, ErnEdit, NodeId, Splice } from "../types";
import { findAttribute } from "../xml/attributes";
import { childElements, childNames, isElement, localNameOf, nameOf, namesTo, parentOf, rangeOf } from "../xml/nodes";
import type { ElementData } from "../xml/to-xml";
import { breakOf, insertionOf, insertionsOf, type Placed } from "./insertion";
import { editError } from "./node-edits";
import { toEmptySkeleton } from "./to-skeleton";

/** Returns what the engine's lists allow in a message; undefined if they don't have its version. */
export const allowedIn = (document: ErnDocument): AllowedHere | undefined => {
  const version = versionOf(document);
  return version ? allowedInVersion(version, findAttribute(document, document.root, "AvsVersionId")?.value) : undefined;
};

/** Returns the children that an element may get, in schema order, deprecated ones last; empty if it isn't listed. */
export const listAddable = (document: ErnDocument, parent: NodeId, allowed = allowedIn(document)): string[] =>
  allowed?.children(namesTo(document, parent), childNames(document, parent)) ?? [];

/** The index of the child that a new one goes before; at the end if nothing is known about it. */
const indexFor = (document: ErnDocument, parent: NodeId, name: string, allowed: AllowedHere | undefined): number => {
  const parentNames = namesTo(document, parent);
  const present = childNames(document, parent);
  const place = allowed?.placeOf(parentNames, present, name);
  if (place === undefined && present.includes(name) && allowed?.children(parentNames, [])?.includes(name)) {
    const remedy = `Change the ${name} that is there.`;
    throw editError(document, parent, `<${nameOf(document, parent)}> has at most one ${name}.`, remedy);
  }
  return place ?? present.length;
};

/** Returns the splice that adds an element in schema order. */
export const additionOf = (document: ErnDocument, parent: NodeId, element: ElementData): Splice =>
  insertionOf(document, parent, [element], indexFor(document, parent, element.name, allowedIn(document)));

/** An element and those that it requires; if both have text, with the same text. */
const withRequired = (document: ErnDocument, parent: NodeId, element: ElementData, allowed?: AllowedHere): Placed => {
  const place = indexFor(document, parent, element.name, allowed);
  if (!allowed) return [[place, element]];
  const parentNames = namesTo(document, parent);
  const present = childNames(document, parent);
  const before = allowed.lacking(parentNames, present) ?? [];
  const after = allowed.lacking(parentNames, present.toSpliced(place, 0, element.name)) ?? [];
  const others = after.filter(({ name }) => name !== element.name && !before.some((child) => child.name === name));
  const toPlaced = ({ name, index }: LackingChild) => {
    const hasChildren = allowed.lacking([...parentNames, name], []) !== undefined;
    const added = hasChildren ? toEmptySkeleton(allowed, parentNames, name) : { name, text: element.text ?? "" };
    return [index > place ? index - 1 : index, added] as const;
  };
  return [
    ...others.filter(({ index }) => index <= place).map(toPlaced),
    [place, element],
    ...others.filter(({ index }) => index > place).map(toPlaced),
  ];
};

/** Adds an element in schema order, formatted like its siblings, with those it requires; unlisted ones come last. */
export const addElement = (
  document: ErnDocument,
  parent: NodeId,
  element: ElementData,
  allowed = allowedIn(document),
): ErnEdit => {
  const added = withRequired(document, parent, element, allowed);
  return applySplices(document.source, insertionsOf(document, parent, added));
};

/** Returns the splice that removes an element, with the line break before it if nothing follows on its line. */
export const removalOf = (document: ErnDocument, node: NodeId): Splice => {
  const { from, to } = rangeOf(document, node);
  const isLast = /^[ \t]*[\r\n]/.test(document.source.slice(to, to + 256));
  return { from: from - (isLast ? breakOf(document, node).length : 0), to, insert: "" };
};

/** Returns the splices that move an element before one of its siblings. */
export const moveOf = (document: ErnDocument, node: NodeId, before: NodeId): Splice[] => {
  const [{ from, to }, { from: start }] = [rangeOf(document, node), rangeOf(document, before)];
  const insert = document.source.slice(from, to) + breakOf(document, before);
  return [{ from: start, to: start, insert }, removalOf(document, node)];
};

/** Returns the children that an element of a message may have, in order; undefined if the schema doesn't list it. */
export const rulesIn = (document: ErnDocument, version: ErnVersion | null, element: NodeId) =>
  childrenInSchema(version, localNameOf(document, element), localNameOf(document, parentOf(document, element)));

/** Removes an element, with the line break before it. Refuses if the schema requires the element. */
export const removeElement = (document: ErnDocument, node: NodeId): ErnEdit => {
  if (!isElement(document, node) || node === document.root) {
    throw editError(document, node, "Only an element inside the message can be removed.", "Choose another.");
  }
  const name = localNameOf(document, node);
  const parent = parentOf(document, node);
  const rule = rulesIn(document, versionOf(document), parent)?.find((child) => child.name === name);
  const same = childElements(document, parent).filter((child) => localNameOf(document, child) === name);
  if (rule?.required && same.length === 1) {
    throw editError(
      document,
      node,
      `<${nameOf(document, parent)}> needs ${withArticle(name)}.`,
      "Change its value instead.",
    );
  }
  return applySplices(document.source, [removalOf(document, node)]);
};
