import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";
import { positionIn } from "../text/positions";
import type { NodeTable } from "../types";
import { NODE_KINDS, type NodeKind } from "./nodes";

const NODES_PER_YIELD = 20_000;
const QUOTED_OR_END = /["'>]/g;
const NAME_END = /[\s/>?]/g;

const OTHER_MARKUP: readonly [opening: string, kind: NodeKind, closing: string][] = [
  ["<!--", "comment", "-->"],
  ["<![CDATA[", "cdata", "]]>"],
  ["<?", "instruction", "?>"],
];

const find = (pattern: RegExp, source: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? source.length;
};

/** The offset after the tag whose name ends at `from`; a ">" in an attribute's value doesn't end it. */
const findTagEnd = (source: string, from: number): number => {
  let at = find(QUOTED_OR_END, source, from);
  while (source[at] !== ">") at = find(QUOTED_OR_END, source, source.indexOf(source[at]!, at + 1) + 1);
  return at + 1;
};

/** The most nodes that a text can have. */
const countMarkup = (source: string): number => {
  let count = 1;
  for (let at = source.indexOf("<"); at !== -1 && count <= LIMITS.nodes; at = source.indexOf("<", at + 1)) count += 1;
  return count;
};

/** Records the nodes of a text that passed `checkSyntax`. Yields the fraction that is done, from the one done before. */
export function* scanNodes(source: string, before: number): Generator<number, NodeTable> {
  const size = countMarkup(source);
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
  const nameIds = new Map([["", 0]]);
  let count = 0;

  /** Sets where a node's content and the node itself end. */
  const close = (id: number, contentEnd: number, end: number): void => {
    columns.contentEnd[id] = contentEnd;
    columns.end[id] = end;
    columns.after[id] = count;
  };
  /** Adds a node without content. */
  const add = (kind: NodeKind, name: string, start: number, end: number, parent: number): number => {
    const id = count++;
    const nameId = nameIds.get(name) ?? nameIds.size;
    if (nameId === nameIds.size) nameIds.set(name, nameId);
    kinds[id] = NODE_KINDS.indexOf(kind);
    columns.name[id] = nameId;
    columns.start[id] = start;
    columns.contentStart[id] = end;
    columns.parent[id] = parent;
    close(id, end, end);
    return id;
  };

  let open = add("document", "", 0, source.length, 0);
  for (let at = source.indexOf("<"); at !== -1;) {
    if (count % NODES_PER_YIELD === 0) yield before + ((1 - before) * at) / source.length;
    if (count >= LIMITS.nodes && source[at + 1] !== "/") throw tooMany(source, at);
    const next = source[at + 1];
    const isOther = next === "!" || next === "?";
    const other = isOther ? OTHER_MARKUP.find(([opening]) => source.startsWith(opening, at)) : undefined;
    let end: number;
    if (other) {
      const [opening, kind, closing] = other;
      end = source.indexOf(closing, at + opening.length) + closing.length;
      const target = kind === "instruction" ? source.slice(at + 2, find(NAME_END, source, at + 2)) : "";
      add(target === "xml" ? "declaration" : kind, target, at, end, open);
    } else if (next === "/") {
      end = source.indexOf(">", at) + 1;
      close(open, at, end);
      open = columns.parent[open]!;
    } else {
      const nameEnd = find(NAME_END, source, at + 1);
      end = findTagEnd(source, nameEnd);
      const id = add("element", source.slice(at + 1, nameEnd), at, end, open);
      if (source[end - 2] !== "/") open = id;
    }
    at = source.indexOf("<", end);
  }
  close(0, source.length, source.length);
  // Written out, because checks read a table that is made by a loop at half the speed.
  return {
    count,
    names: [...nameIds.keys()],
    kind: kinds.slice(0, count),
    name: columns.name.slice(0, count),
    start: columns.start.slice(0, count),
    end: columns.end.slice(0, count),
    contentStart: columns.contentStart.slice(0, count),
    contentEnd: columns.contentEnd.slice(0, count),
    parent: columns.parent.slice(0, count),
    after: columns.after.slice(0, count),
  };
}

const tooMany = (source: string, offset: number): ErnError =>
  new ErnError({
    code: "limit",
    message: `The message has more than ${LIMITS.nodes.toLocaleString("en")} elements.`,
    remedy: "Use a smaller message.",
    ...positionIn(source, offset),
  });
