import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";
import { isBlankRange } from "../text/blanks";
import { formatNumber } from "../text/counted";
import { positionIn } from "../text/positions";
import type { NodeTable } from "../types";
import type { MarkupEnds } from "./markup-ends";
import { ELEMENT, NODE_KINDS, type NodeKind } from "./nodes";

const NODES_PER_YIELD = 5000;

const SLASH = 0x2f;
const GREATER = 0x3e;
const QUESTION = 0x3f;
const EXCLAMATION = 0x21;
const SPACE = 0x20;

const OTHER_KINDS: readonly [opening: string, kind: NodeKind][] = [
  ["<!--", "comment"],
  ["<![CDATA[", "cdata"],
  ["<?", "instruction"],
];

/** A part of a text that contains whole nodes, and what is around it. */
export interface ScannedPart {
  source: string;
  from: number;
  to: number;
  /** The number of elements that are open where it begins. */
  depth: number;
  /** The prefixes that are declared where it begins. */
  prefixes: readonly string[];
  /** Names that have an index already. */
  names: readonly string[];
}

/** Returns the part that is a whole text. */
export const toWholePart = (source: string): ScannedPart => ({
  source,
  from: 0,
  to: source.length,
  depth: 0,
  prefixes: ["xml"],
  names: [""],
});

/** The offset after a name. */
const endOfName = (source: string, from: number): number => {
  for (let position = from; ; position += 1) {
    const code = source.charCodeAt(position);
    // Not a number after the end.
    if (!(code > SPACE) || code === SLASH || code === GREATER || code === QUESTION) return position;
  }
};

/** The most nodes that a part can have. */
const countMostNodes = ({ source, from, to }: ScannedPart): number => {
  let count = 1;
  for (
    let position = source.indexOf("<", from);
    position !== -1 && position < to && count <= LIMITS.nodes;
    position = source.indexOf("<", position + 1)
  )
    if (source.charCodeAt(position + 1) !== SLASH) count += 1;
  return count;
};

/** Records a part's nodes; yields the fraction that is done. Returns undefined if the part may not be well-formed. */
export function* scanNodes(part: ScannedPart, ends: MarkupEnds): Generator<number, NodeTable | undefined> {
  const { source, from, to } = part;
  const size = countMostNodes(part);
  const column = (): Uint32Array => new Uint32Array(size);
  const kinds = new Uint8Array(size);
  const columns = {
    name: column(),
    start: column(),
    end: column(),
    contentStart: column(),
    contentEnd: column(),
    parent: column(),
    after: column(),
  };
  const names = [...part.names];
  const nameIds = new Map(names.map((name, id) => [name, id]));
  const prefixes = [...part.prefixes];
  /** For each open element, how many prefixes were declared before it. */
  const declared: number[] = [];
  let count = 0;

  /** Sets where a node's content and the node itself end. */
  const close = (id: number, contentEnd: number, end: number): void => {
    columns.contentEnd[id] = contentEnd;
    columns.end[id] = end;
    columns.after[id] = count;
  };
  /** Adds a node without content. */
  const add = (kind: number, name: string, start: number, end: number, parent: number): number => {
    const id = count++;
    let nameId = nameIds.get(name);
    if (nameId === undefined) {
      nameId = names.push(name) - 1;
      nameIds.set(name, nameId);
    }
    kinds[id] = kind;
    columns.name[id] = nameId;
    columns.start[id] = start;
    columns.contentStart[id] = end;
    columns.parent[id] = parent;
    close(id, end, end);
    return id;
  };

  let open = add(0, "", from, to, 0);
  let hasRoot = false;
  for (let begin = from === 0 && source.startsWith("\uFEFF") ? 1 : from; ;) {
    if (count % NODES_PER_YIELD === 0) yield (begin - from) / (to - from);
    const isInside = part.depth + declared.length > 0;
    const position = ends.ofText(source, begin, to);
    if (position === -1 || (!isInside && !isBlankRange(source, begin, position))) return undefined;
    if (position === to) break;
    const next = source.charCodeAt(position + 1);
    let end = -1;
    if (next === SLASH) {
      const name = names[columns.name[open]!]!;
      if (declared.length === 0 || !source.startsWith(name, position + 2)) return undefined;
      end = ends.ofClosing(source, position + 2 + name.length);
      const before = declared.pop()!;
      if (before < prefixes.length) prefixes.length = before;
      close(open, position, end);
      open = columns.parent[open]!;
    } else if (count >= LIMITS.nodes) {
      throw tooManyNodes(source, position);
    } else if (next === EXCLAMATION || next === QUESTION) {
      const kind = OTHER_KINDS.find(([opening]) => source.startsWith(opening, position))?.[1];
      if (kind === undefined || (kind === "cdata" && !isInside)) return undefined;
      end = ends.ofOther(source, position);
      const target = kind === "instruction" ? source.slice(position + 2, endOfName(source, position + 2)) : "";
      add(NODE_KINDS.indexOf(target === "xml" ? "declaration" : kind), target, position, end, open);
    } else {
      const nameEnd = endOfName(source, position + 1);
      const name = source.slice(position + 1, nameEnd);
      const isKnown = name !== "" && nameIds.has(name);
      if ((!isInside && hasRoot) || !(isKnown || ends.isName(name))) return undefined;
      if (part.depth + declared.length >= LIMITS.depth) return undefined;
      const before = prefixes.length;
      end = ends.ofTag(source, nameEnd, name, prefixes);
      const id = add(ELEMENT, name, position, end, open);
      hasRoot = true;
      if (source.charCodeAt(end - 2) === SLASH) prefixes.length = before;
      else {
        declared.push(before);
        open = id;
      }
    }
    if (end === -1 || end > to) return undefined;
    begin = end;
  }
  if (declared.length > 0 || (part.depth === 0 && !hasRoot)) return undefined;
  close(0, to, to);
  const cut = <Column extends Uint8Array | Uint32Array>(whole: Column): Column =>
    (count === size ? whole : whole.slice(0, count)) as Column;
  // Written out, because checks read a table that is made by a loop at half the speed.
  return {
    count,
    names,
    kind: cut(kinds),
    name: cut(columns.name),
    start: cut(columns.start),
    end: cut(columns.end),
    contentStart: cut(columns.contentStart),
    contentEnd: cut(columns.contentEnd),
    parent: cut(columns.parent),
    after: cut(columns.after),
  };
}

const tooManyNodes = (source: string, offset: number): ErnError =>
  new ErnError({
    code: "limit",
    message: `The message has more than ${formatNumber(LIMITS.nodes)} elements.`,
    remedy: "Use a smaller message.",
    ...positionIn(source, offset),
  });
