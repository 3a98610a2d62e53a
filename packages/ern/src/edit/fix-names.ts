import type { ElementNames } from "../schema/allowed-here";
import { chooseName, laterNamesOf } from "../schema/moves-between";
import { typeInSchema } from "../schema/schema-rules";
import { distanceOf, mostLike } from "../text/likeness";
import type { ErnDiagnostic, ErnDocument, Fix, NodeId, Range, Splice } from "../types";
import { findAttribute, listAttributes } from "../xml/attributes";
import { localPartOf, prefixOf } from "../xml/names";
import { childNames, isSelfClosing, localNameOf, nameOf, namesTo, parentOf, textOf } from "../xml/nodes";
import { removalOf } from "./element-edits";
import type { FillContext } from "./fill-context";

/** Returns the attributes that an element may have; undefined if the schema doesn't list it. */
export const attributesIn = ({ document, version }: FillContext, node: NodeId) =>
  version &&
  typeInSchema(version, localNameOf(document, parentOf(document, node)), localNameOf(document, node))?.attributes;

/** Removes an element, unless it defines a reference. */
export const fixByRemoval = (context: FillContext, node: NodeId, label: string): Fix[] =>
  context.definesReference(node) ? [] : [{ label, splices: [removalOf(context.document, node)] }];

/** The most characters that a typo may differ by. */
const MOST_TYPOS = 2;

/** The intended name of a misspelled one. */
const findWithoutTypo = (name: string, others: readonly string[]): string | undefined => {
  const best = mostLike(name, others);
  return best !== undefined && distanceOf(name, best) <= MOST_TYPOS ? best : undefined;
};

/** Renames an element, in both of its tags. The name includes its prefix. */
export const renamingOf = (document: ErnDocument, node: NodeId, name: string): Splice[] => {
  const old = nameOf(document, node);
  const { start, contentEnd } = document.nodes;
  const opening = { from: start[node]! + 1, to: start[node]! + 1 + old.length, insert: name };
  if (isSelfClosing(document, node)) return [opening];
  return [opening, { from: contentEnd[node]! + 2, to: contentEnd[node]! + 2 + old.length, insert: name }];
};

/** Returns whether an element with these names may contain what is in another. */
const canHold = ({ allowed, document }: FillContext, names: ElementNames, node: NodeId): boolean => {
  const children = childNames(document, node);
  const text = textOf(document, node).trim();
  const lacking = allowed.lacking(names, children);
  if (!lacking) {
    const values = allowed.values(names);
    return children.length === 0 && (values.length === 0 || values.includes(text));
  }
  const known = allowed.children(names, []) ?? [];
  return lacking.length === 0 && children.every((child) => known.includes(child)) && text === "";
};

/** The intended name of a misspelled element, if an element with that name is allowed there. */
const findIntendedName = (context: FillContext, node: NodeId): string | undefined => {
  const { document } = context;
  const parent = parentOf(document, node);
  const { rules, placesAround } = context.orderIn(parent);
  const [before, after] = placesAround(node);
  const names = rules.flatMap(({ name, repeatable }, index) => {
    const isHere = index >= before && index <= after && (repeatable || (index !== before && index !== after));
    return isHere ? [name] : [];
  });
  const intended = findWithoutTypo(localNameOf(document, node), names);
  return intended !== undefined && canHold(context, [...namesTo(document, parent), intended], node)
    ? intended
    : undefined;
};

/** Removes an attribute with the white space before it. */
export const attributeRemovalOf = ({ source }: ErnDocument, { from, to }: Range): Splice => {
  const space = /\s*$/.exec(source.slice(0, from).slice(-256))?.[0].length ?? 0;
  return { from: from - space, to, insert: "" };
};

/** Corrects a misspelled name; certain if only its case is wrong. */
const renamingFix = (written: string, name: string, splices: Splice[]): Fix => ({
  label: `Rename to ${name}`,
  splices,
  ...(written.toLowerCase() === name.toLowerCase() && { isCertain: true }),
});

/** Returns a name with the prefix of an element, if it has one. */
export const withPrefix = (document: ErnDocument, node: NodeId, name: string): string => {
  const prefix = prefixOf(nameOf(document, node));
  return prefix === "" ? name : `${prefix}:${name}`;
};

/** Corrects a root element's name if it's a misspelled one. */
export const fixRootName = ({ document }: FillContext, { node = 0, name }: ErnDiagnostic): Fix[] => {
  if (name === undefined) return [];
  const written = localNameOf(document, node);
  const isTypo = distanceOf(written.toLowerCase(), name.toLowerCase()) <= MOST_TYPOS;
  const splices = renamingOf(document, node, withPrefix(document, node, name));
  return isTypo ? [renamingFix(written, name, splices)] : [];
};

/** Gives an element of an earlier version the name that it has in this one, if that is allowed there. */
const fixByLaterName = (context: FillContext, node: NodeId): Fix[] => {
  const { document, version } = context;
  const parents = namesTo(document, parentOf(document, node));
  const written = localNameOf(document, node);
  const names = version ? laterNamesOf(version)(`${parents.at(-1)}/${written}`) : [];
  const { name, attribute } = chooseName(names, listAttributes(document, node));
  if (name === undefined || !canHold(context, [...parents, name], node)) return [];
  const removal = attribute ? [attributeRemovalOf(document, attribute)] : [];
  return [renamingFix(written, name, [...renamingOf(document, node, withPrefix(document, node, name)), ...removal])];
};

/** Corrects the name, or removes the element if the version has no other name for it. */
export const fixUnknownElement = (context: FillContext, { node = 0 }: ErnDiagnostic): Fix[] => {
  const { document } = context;
  const written = localNameOf(document, node);
  const intended = findIntendedName(context, node);
  const later = intended === undefined ? fixByLaterName(context, node) : [];
  if (later.length > 0) return later;
  const renaming =
    intended === undefined
      ? []
      : [renamingFix(written, intended, renamingOf(document, node, withPrefix(document, node, intended)))];
  return [...renaming, ...fixByRemoval(context, node, `Remove ${written}`)];
};

/** Corrects the name, or removes the attribute. */
export const fixUnknownAttribute = (context: FillContext, { node = 0, name = "" }: ErnDiagnostic): Fix[] => {
  const { document } = context;
  const attribute = findAttribute(document, node, name);
  if (!attribute) return [];
  const present = listAttributes(document, node).map((candidate) => candidate.name);
  const allowed = attributesIn(context, node)?.map((candidate) => candidate.name) ?? [];
  const written = localPartOf(name);
  const intended = findWithoutTypo(
    written,
    allowed.filter((candidate) => !present.includes(candidate)),
  );
  const { from } = attribute;
  const removal = { label: `Remove ${name}`, splices: [attributeRemovalOf(document, attribute)] };
  if (intended === undefined) return [removal];
  return [renamingFix(written, intended, [{ from, to: from + name.length, insert: intended }]), removal];
};
