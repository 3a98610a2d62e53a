import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";
import { positionIn } from "../text/positions";
import type { NodeKind, NodeTable } from "../types";
import { NodeTableBuilder } from "./node-table";

const NODES_PER_YIELD = 20_000;
const CHARACTERS_PER_NODE = 40;
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

/** Records the nodes of a text that passed `checkSyntax`. Yields the current offset. */
export function* scanNodes(source: string): Generator<number, NodeTable> {
  const table = new NodeTableBuilder(Math.ceil(source.length / CHARACTERS_PER_NODE) + 16);
  let open = table.add("document", "", 0, source.length, 0);

  for (let at = source.indexOf("<"); at !== -1;) {
    if (table.count % NODES_PER_YIELD === 0) yield at;
    if (table.count >= LIMITS.nodes && source[at + 1] !== "/") throw tooMany(source, at);
    const other = OTHER_MARKUP.find(([opening]) => source.startsWith(opening, at));
    let end: number;
    if (other) {
      const [opening, kind, closing] = other;
      end = source.indexOf(closing, at + opening.length) + closing.length;
      const target = kind === "instruction" ? source.slice(at + 2, find(NAME_END, source, at + 2)) : "";
      table.add(target === "xml" ? "declaration" : kind, target, at, end, open);
    } else if (source[at + 1] === "/") {
      end = source.indexOf(">", at) + 1;
      table.close(open, at, end);
      open = table.parentOf(open);
    } else {
      const nameEnd = find(NAME_END, source, at + 1);
      end = findTagEnd(source, nameEnd);
      const id = table.add("element", source.slice(at + 1, nameEnd), at, end, open);
      if (source[end - 2] !== "/") open = id;
    }
    at = source.indexOf("<", end);
  }
  table.close(0, source.length, source.length);
  return table.toTable();
}

const tooMany = (source: string, offset: number): ErnError =>
  new ErnError({
    code: "limit",
    message: `The message has more than ${LIMITS.nodes.toLocaleString("en")} elements.`,
    remedy: "Use a smaller message.",
    ...positionIn(source, offset),
  });
