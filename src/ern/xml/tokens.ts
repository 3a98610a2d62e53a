import type { ErnDocument, NodeId, NodeKind, Range } from "../types";
import { isElement, kindOf } from "./nodes";

/** A piece of a message: text, an opening or closing tag, or another node. */
export interface ErnToken extends Range {
  kind: "text" | "open" | "close" | Exclude<NodeKind, "document" | "element">;
  /** The node it belongs to; for text, the element around it. */
  node: NodeId;
}

/** All pieces of a message or of one element's content, in order: each begins where the one before it ends. */
export function* listTokens(document: ErnDocument, around: NodeId = 0): Generator<ErnToken> {
  const { nodes } = document;
  const open: NodeId[] = [around];
  let at = around === 0 ? 0 : nodes.contentStart[around]!;

  function* textTo(to: number): Generator<ErnToken> {
    if (to > at) yield { kind: "text", node: open.at(-1)!, from: at, to };
    at = Math.max(at, to);
  }
  function* closeBefore(node: NodeId): Generator<ErnToken> {
    while (open.length > 1 && nodes.after[open.at(-1)!]! <= node) {
      const closed = open.at(-1)!;
      yield* textTo(nodes.contentEnd[closed]!);
      open.pop();
      if (nodes.end[closed]! > at) yield { kind: "close", node: closed, from: at, to: nodes.end[closed]! };
      at = nodes.end[closed]!;
    }
  }

  for (let node = around + 1; node < nodes.after[around]!; node += 1) {
    yield* closeBefore(node);
    yield* textTo(nodes.start[node]!);
    const kind = kindOf(document, node);
    at = nodes.contentStart[node]!;
    yield {
      kind: isElement(document, node) ? "open" : (kind as ErnToken["kind"]),
      node,
      from: nodes.start[node]!,
      to: at,
    };
    if (isElement(document, node)) open.push(node);
  }
  yield* closeBefore(nodes.after[around]!);
  yield* textTo(nodes.contentEnd[around]!);
}

/** Rebuilds a document's XML from its pieces: exactly the characters that were parsed. */
export const buildErn = (document: ErnDocument): string =>
  Array.from(listTokens(document), ({ from, to }) => document.source.slice(from, to)).join("");
