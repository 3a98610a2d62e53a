import { ErnError } from "../ern-error";
import { breakBefore } from "../text/splices";
import type { ErnDocument, NodeId, Splice } from "../types";
import { listAttributes } from "../xml/attributes";
import { escapeAttribute } from "../xml/escape";
import { childElements, isElement, isSelfClosing, nameOf, parentOf, positionAt } from "../xml/nodes";
import { writeElement, type ElementData, type Layout } from "../xml/write-element";

const NAME = /^[A-Za-z_][A-Za-z0-9._-]*$/;

/** The error for an edit of an element that isn't possible. */
export const refuse = (document: ErnDocument, node: NodeId, message: string, remedy: string): ErnError =>
  new ErnError({ code: "edit", message, remedy, ...positionAt(document, document.nodes.start[node] ?? 0) });

const indentOf = (lineBreak: string): string => lineBreak.replace(/^[\r\n]+/, "");

/** The formatting around an element: its own line break, and the extra indentation of its children. */
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

/** The prefix for a new child: its siblings', otherwise its parent's; children of the root have none. */
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

/** The splice that inserts elements before the child with an index, formatted like the other children. */
export const insertionOf = (
  document: ErnDocument,
  parent: NodeId,
  elements: readonly ElementData[],
  at: number,
): Splice => {
  if (!isElement(document, parent))
    throw refuse(document, parent, "Only an element can contain one.", "Choose an element.");
  for (const element of elements) assertNames(document, parent, element);
  const { nodes, source } = document;
  const { own, child, layout } = layoutAt(document, parent);
  const prefix = prefixIn(document, parent);
  const written = elements
    .map((element) => child + writeElement(withPrefix(element, prefix), layout, indentOf(child)))
    .join("");
  if (isSelfClosing(document, parent)) {
    const end = nodes.end[parent]!;
    return { from: end - 2, to: end, insert: `>${written}${own}</${nameOf(document, parent)}>` };
  }
  const children = childElements(document, parent);
  const from = at === 0 ? nodes.contentStart[parent]! : nodes.end[children[at - 1]!]!;
  const isOnly = children.length === 0 && !breakBefore(source, nodes.contentEnd[parent]!);
  return { from, to: from, insert: written + (isOnly ? own : "") };
};

/** The splice that adds attributes to an element, after the existing ones. */
export const attributeInsertionOf = (
  document: ErnDocument,
  node: NodeId,
  attributes: readonly (readonly [name: string, value: string])[],
): Splice => {
  const last = listAttributes(document, node).at(-1)?.to;
  const at = last ?? document.nodes.start[node]! + 1 + nameOf(document, node).length;
  const insert = attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("");
  return { from: at, to: at, insert };
};
