import { ErnError } from "../ern-error";
import { choicesInSchema } from "../schema/schema-choices";
import { childrenInSchema } from "../schema/schema-order";
import { versionOf } from "../schema/versions";
import { applySplices } from "../text/splices";
import type { ErnDocument, ErnEdit, NodeId } from "../types";
import { childElements, isElement, isSelfClosing, localNameOf, nameOf, parentOf, positionAt } from "../xml/nodes";
import { writeElement, type ElementData, type Layout } from "../xml/write-element";

const NAME = /^[A-Za-z_][A-Za-z0-9._-]*$/;

const refuse = (document: ErnDocument, node: NodeId, message: string, remedy: string): ErnError =>
  new ErnError({ code: "edit", message, remedy, ...positionAt(document, document.nodes.start[node] ?? 0) });

/** The line break and white space just before an offset; "" where something else stands before it. */
const breakBefore = (source: string, offset: number): string =>
  /(?:\r\n?|\n)[ \t]*$/.exec(source.slice(Math.max(0, offset - 256), offset))?.[0] ?? "";

const indentOf = (lineBreak: string): string => lineBreak.replace(/^[\r\n]+/, "");

/** How the message is laid out around an element: its own line break, and what its children's adds to it. */
const layoutAt = (document: ErnDocument, parent: NodeId): { own: string; child: string; layout: Layout } => {
  const { nodes, source } = document;
  const own = breakBefore(source, nodes.start[parent]!);
  const [first] = childElements(document, parent);
  const above = parent === document.root ? undefined : breakBefore(source, nodes.start[parentOf(document, parent)]!);
  const step =
    above !== undefined && indentOf(own).startsWith(indentOf(above)) ? indentOf(own).slice(indentOf(above).length) : "";
  const lineEnd =
    /^(\r\n?|\n)/.exec(own || (first === undefined ? "" : breakBefore(source, nodes.start[first]!)))?.[0] ?? "";
  const indent = step || "  ";
  const child =
    first === undefined ? lineEnd && lineEnd + indentOf(own) + indent : breakBefore(source, nodes.start[first]!);
  return {
    own: lineEnd && lineEnd + indentOf(own),
    child,
    layout: { lineEnd: child && lineEnd, indent: lineEnd && indent },
  };
};

const childNames = (document: ErnDocument, parent: NodeId): string[] =>
  childElements(document, parent).map((child) => localNameOf(document, child));

/** Names that no child may have, because the element has another of those among which it can choose. */
const namesRuledOut = (document: ErnDocument, parent: NodeId, present: readonly string[]): string[] => {
  const version = versionOf(document);
  if (!version) return [];
  const choices = choicesInSchema(
    version,
    localNameOf(document, parentOf(document, parent)),
    localNameOf(document, parent),
  );
  return choices.flatMap(({ groups, many }) => {
    const isThere = ({ names }: { names: string[] }): boolean => names.some((name) => present.includes(name));
    return many || !groups.some(isThere) ? [] : groups.filter((group) => !isThere(group)).flatMap(({ names }) => names);
  });
};

/** The names of the children that an element may get, in the order of the schema; empty where it is not listed. */
export const listAddable = (document: ErnDocument, parent: NodeId): string[] => {
  const present = childNames(document, parent);
  const ruledOut = namesRuledOut(document, parent, present);
  return (childrenInSchema(versionOf(document), localNameOf(document, parent)) ?? [])
    .filter(({ name, repeatable }) => !ruledOut.includes(name) && (repeatable || !present.includes(name)))
    .map(({ name }) => name);
};

/** The child after which a new one of this name belongs; undefined where it comes first. */
const findBefore = (document: ErnDocument, parent: NodeId, name: string): NodeId | undefined => {
  const children = childElements(document, parent);
  const order = childrenInSchema(versionOf(document), localNameOf(document, parent))?.map((child) => child.name);
  const place = order?.indexOf(name) ?? -1;
  if (!order || place === -1) return children.at(-1);
  return children
    .filter((child) => {
      const at = order.indexOf(localNameOf(document, child));
      return at !== -1 && at <= place;
    })
    .at(-1);
};

/** The prefix that a new child has: that of its siblings, else its parent's; children of the root have none. */
const prefixIn = (document: ErnDocument, parent: NodeId): string => {
  const [first] = childElements(document, parent);
  if (first === undefined && parent === document.root) return "";
  const like = nameOf(document, first ?? parent);
  return like.slice(0, like.indexOf(":") + 1);
};

const withPrefix = (element: ElementData, prefix: string): ElementData => ({
  ...element,
  name: prefix + element.name,
  children: element.children?.map((child) => withPrefix(child, prefix)),
});

const assertNames = (document: ErnDocument, parent: NodeId, element: ElementData): void => {
  const names = [element.name, ...Object.keys(element.attributes ?? {})];
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined)
    throw refuse(document, parent, `“${wrong}” is not a name.`, "Use a name of the schema, as in Genre.");
  element.children?.forEach((child) => assertNames(document, parent, child));
};

/**
 * Adds an element where the schema has its place among its siblings, laid out as they are; an element that the schema
 * does not list comes last.
 */
export const addElement = (document: ErnDocument, parent: NodeId, element: ElementData): ErnEdit => {
  if (!isElement(document, parent))
    throw refuse(document, parent, "Only an element can contain one.", "Choose an element.");
  assertNames(document, parent, element);
  const order = childrenInSchema(versionOf(document), localNameOf(document, parent));
  const rule = order?.find(({ name }) => name === element.name);
  if (rule && !rule.repeatable && childNames(document, parent).includes(element.name)) {
    const remedy = `Change the ${element.name} that is there.`;
    throw refuse(document, parent, `<${nameOf(document, parent)}> has at most one ${element.name}.`, remedy);
  }
  const { nodes, source } = document;
  const { own, child, layout } = layoutAt(document, parent);
  const written = child + writeElement(withPrefix(element, prefixIn(document, parent)), layout, indentOf(child));
  if (isSelfClosing(document, parent)) {
    const end = nodes.end[parent]!;
    return applySplices(source, [
      { from: end - 2, to: end, insert: `>${written}${own}</${nameOf(document, parent)}>` },
    ]);
  }
  const before = findBefore(document, parent, element.name);
  const at = before === undefined ? nodes.contentStart[parent]! : nodes.end[before]!;
  const isOnly = childElements(document, parent).length === 0 && !breakBefore(source, nodes.contentEnd[parent]!);
  return applySplices(source, [{ from: at, to: at, insert: written + (isOnly ? own : "") }]);
};

/** Removes an element, with the line break before it; what the schema requires stays. */
export const removeElement = (document: ErnDocument, node: NodeId): ErnEdit => {
  if (!isElement(document, node) || node === document.root) {
    throw refuse(document, node, "Only an element inside the message can be removed.", "Choose another.");
  }
  const name = localNameOf(document, node);
  const parent = parentOf(document, node);
  const rule = childrenInSchema(versionOf(document), localNameOf(document, parent))?.find(
    (child) => child.name === name,
  );
  const same = childElements(document, parent).filter((child) => localNameOf(document, child) === name);
  if (rule?.required && same.length === 1) {
    throw refuse(document, node, `<${nameOf(document, parent)}> needs a ${name}.`, "Change its value instead.");
  }
  const { nodes, source } = document;
  const from = nodes.start[node]! - breakBefore(source, nodes.start[node]!).length;
  return applySplices(source, [{ from, to: nodes.end[node]!, insert: "" }]);
};
