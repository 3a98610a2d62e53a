import { LIMITS } from "../limits";
import { changeBetween } from "../text/change-between";
import type { ErnDocument, NodeId, NodeTable, Range } from "../types";
import { listAttributes } from "./attributes";
import { ELEMENT, parentOf } from "./nodes";
import { PLAIN_ENDS } from "./plain-markup";
import { type ScannedPart, scanNodes, toWholePart } from "./scan-nodes";

/** Above this part of the message, parsing all of it costs about as much. */
const MOST = 0.5;

const contains = ({ nodes }: ErnDocument, node: NodeId, { from, to }: Range): boolean =>
  nodes.kind[node] === ELEMENT &&
  nodes.contentStart[node]! <= from &&
  to <= nodes.contentEnd[node]! &&
  // A self-closing element has no content.
  nodes.contentEnd[node]! < nodes.end[node]!;

/** The elements whose content has a range in it, the innermost first. */
const elementsAround = (document: ErnDocument, range: Range): NodeId[] => {
  const { after } = document.nodes;
  const ancestors: NodeId[] = [];
  for (let node: NodeId = 1, end = after[0]!; node < end;) {
    if (contains(document, node, range)) {
      ancestors.unshift(node);
      end = after[node]!;
      node += 1;
    } else node = after[node]!;
  }
  return ancestors;
};

/** The content of an element after a change in it. */
const contentPart = (document: ErnDocument, source: string, node: NodeId): ScannedPart => {
  const { nodes } = document;
  const prefixes: string[] = [...toWholePart("").prefixes];
  let depth = 0;
  for (let ancestor = node; ancestor !== 0; ancestor = parentOf(document, ancestor)) {
    depth += 1;
    for (const { name } of listAttributes(document, ancestor))
      if (name.startsWith("xmlns:")) prefixes.push(name.slice("xmlns:".length));
  }
  const to = nodes.contentEnd[node]! + source.length - document.source.length;
  return { source, from: nodes.contentStart[node]!, to, depth, prefixes, names: nodes.names };
};

const resultOf = <Result>(steps: Generator<unknown, Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** A table whose nodes in an element are replaced by those of its new content, which is longer by some characters. */
const replaceContent = (nodes: NodeTable, node: NodeId, content: NodeTable, longer: number): NodeTable => {
  const first = node + 1;
  const rest = nodes.after[node]!;
  const added = content.count - 1 - (rest - first);
  const count = nodes.count + added;
  /** A column with the new rows: `base` is added to them, and `move` to those behind. */
  const column = <Column extends Uint8Array | Uint32Array>(
    made: Column,
    before: Column,
    inserted: Column,
    base = 0,
    move = 0,
  ): Column => {
    made.set(before.subarray(0, first));
    made.set(inserted.subarray(1), first);
    made.set(before.subarray(rest), rest + added);
    if (base !== 0) for (let row = first; row < rest + added; row += 1) made[row]! += base;
    if (move !== 0) for (let row = rest + added; row < count; row += 1) made[row]! += move;
    return made;
  };
  const numbers = (...parts: [Uint32Array, Uint32Array, base?: number, move?: number]): Uint32Array =>
    column(new Uint32Array(count), ...parts);
  const { kind, name, start, end, contentStart, contentEnd, parent, after } = nodes;
  const made = {
    count,
    names: content.names,
    kind: column(new Uint8Array(count), kind, content.kind),
    name: numbers(name, content.name),
    start: numbers(start, content.start, 0, longer),
    end: numbers(end, content.end, 0, longer),
    contentStart: numbers(contentStart, content.contentStart, 0, longer),
    contentEnd: numbers(contentEnd, content.contentEnd, 0, longer),
    parent: numbers(parent, content.parent, node),
    after: numbers(after, content.after, node, added),
  };
  for (let row = rest + added; row < count; row += 1) if (made.parent[row]! > node) made.parent[row]! += added;
  for (let ancestor = node; ; ancestor = parent[ancestor]!) {
    made.end[ancestor]! += longer;
    made.contentEnd[ancestor]! += longer;
    made.after[ancestor]! += added;
    if (ancestor === 0) break;
  }
  made.contentStart[0] = made.end[0]!;
  return made;
};

/**
 * Returns the nodes of a text that was made from a document's by changes: those that `parseErn` finds, but for the
 * order of `names`. Only the smallest well-formed element around the changes is read, which is `changed`. Undefined if
 * that's most of the message, or if it takes more to know whether it's well-formed.
 */
export const reparse = (document: ErnDocument, source: string): { nodes: NodeTable; changed: NodeId } | undefined => {
  if (source.length > LIMITS.sourceLength) return undefined;
  for (const node of elementsAround(document, changeBetween(document.source, source))) {
    const part = contentPart(document, source, node);
    if (part.to - part.from > source.length * MOST) return undefined;
    const content = resultOf(scanNodes(part, PLAIN_ENDS));
    const made = content && replaceContent(document.nodes, node, content, source.length - document.source.length);
    if (made) return made.count > LIMITS.nodes ? undefined : { nodes: made, changed: node };
  }
  return undefined;
};

/** A document from which another was made by changes in one element, outside of which all nodes are the same. */
interface Origin {
  previous: WeakRef<ErnDocument>;
  /** The element, which has the same number in both. */
  changed: NodeId;
}

const origins = new WeakMap<ErnDocument, Origin>();

/** Notes what a document was made from; a document doesn't keep alive the one before. */
export const setOrigin = (document: ErnDocument, previous: ErnDocument, changed: NodeId): void =>
  void origins.set(document, { previous: new WeakRef(previous), changed });

/** Returns the document that a document was made from, if it still exists, and the element in which they differ. */
export const originOf = (document: ErnDocument): { previous: ErnDocument; changed: NodeId } | undefined => {
  const origin = origins.get(document);
  const previous = origin?.previous.deref();
  return origin && previous && { previous, changed: origin.changed };
};
