import { namespaceOf } from "../schema/versions";
import { breakBefore } from "../text/splices";
import type { ErnDocument, NodeId, Splice } from "../types";
import { childElements, isElement, isSelfClosing, nameOf, parentOf } from "../xml/nodes";
import { type ElementData, type Layout, toXml, withPrefix } from "../xml/to-xml";
import { editError, fillingOf } from "./node-edits";

const NAME = /^[A-Za-z_][A-Za-z0-9._-]*$/;

/** Returns the line break and white space before a node. */
export const breakOf = ({ nodes, source }: ErnDocument, node: NodeId): string =>
  breakBefore(source, nodes.start[node]!);

const indentOf = (lineBreak: string): string => lineBreak.replace(/^[\r\n]+/, "");

/** The formatting around an element: its own line break, and the extra indentation of its children. */
const layoutAt = (document: ErnDocument, parent: NodeId): { outer: string; child: string; layout: Layout } => {
  const ownBreak = breakOf(document, parent);
  const [first] = childElements(document, parent);
  const inner = first === undefined ? undefined : breakOf(document, first);
  const above = parent === document.root ? undefined : breakOf(document, parentOf(document, parent));
  const isDeeper = above !== undefined && indentOf(ownBreak).startsWith(indentOf(above));
  const step = isDeeper ? indentOf(ownBreak).slice(indentOf(above).length) : "";
  const lineEnd = /^(\r\n?|\n)/.exec(ownBreak || (inner ?? ""))?.[0] ?? "";
  const indent = step || "  ";
  const outer = lineEnd && lineEnd + indentOf(ownBreak);
  const child = inner ?? (outer && outer + indent);
  return { outer, child, layout: { lineEnd: child && lineEnd, indent: lineEnd && indent } };
};

/** The prefix for a new child: that of its siblings in the message, otherwise its parent's; children of the root have none. */
const prefixForChild = (document: ErnDocument, parent: NodeId): string => {
  const ownNamespaces = ["", namespaceOf(document, document.root)];
  const first = childElements(document, parent).find((child) => ownNamespaces.includes(namespaceOf(document, child)));
  if (first === undefined && parent === document.root) return "";
  const like = nameOf(document, first ?? parent);
  return like.slice(0, like.indexOf(":") + 1);
};

const assertNames = (document: ErnDocument, parent: NodeId, element: ElementData): void => {
  const names = [element.name, ...Object.keys(element.attributes ?? {})];
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined)
    throw editError(document, parent, `“${wrong}” is not a name.`, "Use a name of the schema, as in Genre.");
  element.children?.forEach((child) => assertNames(document, parent, child));
};

/** Returns the splice that inserts elements before the child with an index, formatted like the other children. */
export const insertionOf = (document: ErnDocument, parent: NodeId, elements: readonly ElementData[], index: number) => {
  if (!isElement(document, parent))
    throw editError(document, parent, "Only an element can contain one.", "Choose an element.");
  for (const element of elements) assertNames(document, parent, element);
  const { nodes, source } = document;
  const { outer: ownBreak, child, layout } = layoutAt(document, parent);
  const prefix = prefixForChild(document, parent);
  const written = elements
    .map((element) => child + toXml(withPrefix(element, prefix), layout, indentOf(child)))
    .join("");
  if (isSelfClosing(document, parent)) return fillingOf(document, parent, written + ownBreak);
  const children = childElements(document, parent);
  const from = index === 0 ? nodes.contentStart[parent]! : nodes.end[children[index - 1]!]!;
  const isOnly = children.length === 0 && !breakBefore(source, nodes.contentEnd[parent]!);
  return { from, to: from, insert: written + (isOnly ? ownBreak : "") };
};

/** Elements by the index of the child that they go before. */
export type Placed = readonly (readonly [offset: number, element: ElementData])[];

/** Returns the splices that insert elements, one for each index. */
export const insertionsOf = (document: ErnDocument, parent: NodeId, placed: Placed): Splice[] =>
  [...new Set(placed.map(([index]) => index))].map((index) => {
    const elements = placed.filter(([otherIndex]) => otherIndex === index).map(([, element]) => element);
    return insertionOf(document, parent, elements, index);
  });
