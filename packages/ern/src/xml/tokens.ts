import type { ErnDocument, NodeId, Range } from "../types";
import { kindOf, type NodeKind } from "./nodes";

/** A piece of a message: text, an opening or closing tag, or another node. */
export interface ErnToken extends Range {
  kind: "text" | "open" | "close" | Exclude<NodeKind, "element">;
  /** The node it belongs to; for text, the element around it. */
  node: NodeId;
}

/** Returns all pieces of a message or of one element's content, in order: each begins where the one before it ends. */
export const listTokens = (document: ErnDocument, container: NodeId = 0): ErnToken[] => {
  const { nodes } = document;
  const tokens: ErnToken[] = [];
  let offset = container === 0 ? 0 : nodes.contentStart[container]!;
  const take = (kind: ErnToken["kind"], node: NodeId, to: number): void => {
    if (to > offset) tokens.push({ kind, node, from: offset, to });
    offset = to;
  };
  const visit = (parent: NodeId): void => {
    for (let node = parent + 1; node < nodes.after[parent]!; node = nodes.after[node]!) {
      const kind = kindOf(document, node);
      take("text", parent, nodes.start[node]!);
      take(kind === "element" ? "open" : kind, node, nodes.contentStart[node]!);
      if (kind === "element") visit(node);
      take("close", node, nodes.end[node]!);
    }
    take("text", parent, nodes.contentEnd[parent]!);
  };
  visit(container);
  return tokens;
};

/** Rebuilds a document's XML from its pieces: exactly the characters that were parsed. */
export const buildErn = (document: ErnDocument): string =>
  listTokens(document)
    .map(({ from, to }) => document.source.slice(from, to))
    .join("");
