import { toPosition } from "../text/positions";
import type { ErnDocument, NodeId, Position, Range } from "../types";
import { normalizeLineEnds, resolveEntities } from "./escape";
import { localPartOf } from "./names";

/** The kinds of nodes; the table stores their indexes. */
export const NODE_KINDS = ["document", "element", "comment", "instruction", "cdata", "declaration"] as const;

export type NodeKind = (typeof NODE_KINDS)[number];

/** The index of the kind of elements. */
export const ELEMENT = NODE_KINDS.indexOf("element");
const CDATA = NODE_KINDS.indexOf("cdata");
const CDATA_OPENING = "<![CDATA[".length;
const CDATA_CLOSING = "]]>".length;

/** Returns whether a node is an element, and not, for example, a comment. */
export const isElement = ({ nodes }: ErnDocument, node: NodeId): boolean => nodes.kind[node] === ELEMENT;

/** Returns what a node is: the document, an element, CDATA, a comment and so on; text has no node. */
export const kindOf = ({ nodes }: ErnDocument, node: NodeId): NodeKind => NODE_KINDS[nodes.kind[node]!]!;

/** Returns an element's name as written, with its prefix. */
export const nameOf = ({ nodes }: ErnDocument, node: NodeId): string => nodes.names[nodes.name[node]!]!;

/** Returns an element's name without its prefix. */
export const localNameOf = (document: ErnDocument, node: NodeId): string => localPartOf(nameOf(document, node));

/** Returns the node that contains a node. */
export const parentOf = ({ nodes }: ErnDocument, node: NodeId): NodeId => nodes.parent[node]!;

/** Returns the local names of the elements from the root to a node. */
export const namesTo = (document: ErnDocument, node: NodeId): string[] =>
  node === 0 ? [] : [...namesTo(document, parentOf(document, node)), localNameOf(document, node)];

/** Returns whether an element is written as `<Empty/>`. */
export const isSelfClosing = ({ nodes, source }: ErnDocument, node: NodeId): boolean =>
  nodes.contentStart[node] === nodes.end[node] && source[nodes.end[node]! - 2] === "/";

/** Returns the offset after an element's opening tag. */
export const openTagEnd = ({ nodes }: ErnDocument, node: NodeId): number => nodes.contentStart[node]!;

/** Returns the range from an element's opening tag to its closing tag. */
export const rangeOf = ({ nodes }: ErnDocument, node: NodeId): Range => ({
  from: nodes.start[node]!,
  to: nodes.end[node]!,
});

/** Returns the range between an element's tags. */
export const contentRangeOf = ({ nodes }: ErnDocument, node: NodeId): Range => ({
  from: nodes.contentStart[node]!,
  to: nodes.contentEnd[node]!,
});

/** Returns the line and column of an offset. */
export const positionAt = (document: ErnDocument, offset: number): Position => toPosition(document.lineStarts, offset);

/** Returns the elements directly in an element, in document order. */
export const childElements = (document: ErnDocument, node: NodeId): NodeId[] => {
  const { after, kind } = document.nodes;
  const children: NodeId[] = [];
  for (let child = node + 1; child < after[node]!; child = after[child]!) {
    if (kind[child] === ELEMENT) children.push(child);
  }
  return children;
};

/** Returns the local names of an element's children. */
export const childNames = (document: ErnDocument, parent: NodeId): string[] =>
  childElements(document, parent).map((child) => localNameOf(document, child));

/** Returns the innermost node around an offset: an element, a comment, … or 0, the document. */
export const nodeAt = ({ nodes }: ErnDocument, offset: number): NodeId => {
  let found = 0;
  for (let child = 1; child < nodes.after[found]!;) {
    if (nodes.start[child]! > offset) break;
    if (offset < nodes.end[child]!) found = child++;
    else child = nodes.after[child]!;
  }
  return found;
};

/** Returns an element's text as XML reads it: entities resolved, comments left out, child elements skipped. */
export const textOf = (document: ErnDocument, node: NodeId): string => {
  const { nodes, source } = document;
  const end = nodes.contentEnd[node]!;
  let offset = nodes.contentStart[node]!;
  if (nodes.after[node] === node + 1) return resolveEntities(normalizeLineEnds(source.slice(offset, end)));
  let text = "";
  for (let child = node + 1; child < nodes.after[node]!; child = nodes.after[child]!) {
    text += resolveEntities(normalizeLineEnds(source.slice(offset, nodes.start[child])));
    offset = nodes.end[child]!;
    if (nodes.kind[child] === CDATA) {
      text += normalizeLineEnds(source.slice(nodes.start[child]! + CDATA_OPENING, offset - CDATA_CLOSING));
    }
  }
  return text + resolveEntities(normalizeLineEnds(source.slice(offset, end)));
};
