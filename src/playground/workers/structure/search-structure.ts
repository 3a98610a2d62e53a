import {
  type ErnDocument,
  foldText,
  isElement,
  listAttributes,
  localNameOf,
  nextTask,
  type NodeId,
  type ParseOptions,
  rangeOf,
  textOf,
  throwIfAborted,
} from "@ddex-suite/ern";

import type { FoundValue, StructureRow } from "./analysis";

/** The number of matches shown; all are counted. */
const SHOWN_MATCHES = 500;
const SLICE_MS = 40;
const NODES_PER_LOOK = 1000;

/** Returns the first matches, in order, each with the rows that it is in. */
const withAncestors = (
  rows: readonly StructureRow[],
  matches: ReadonlyMap<number, FoundValue | undefined>,
): StructureRow[] => {
  const wanted = new Set([...matches.keys()].sort((a, b) => a - b).slice(0, SHOWN_MATCHES));
  const shown = new Map<number, StructureRow>();
  const lineage: number[] = [];
  rows.forEach(({ depth }, index) => {
    lineage.splice(depth, lineage.length, index);
    if (!wanted.has(index)) return;
    for (const row of lineage) shown.set(row, { ...rows[row]!, isMatch: matches.has(row), found: matches.get(row) });
  });
  return [...shown.values()];
};

/** Returns a function that finds the innermost row at an offset; offsets must be in ascending order. */
const createRowFinder = (rows: readonly StructureRow[]): ((offset: number) => number | undefined) => {
  // Rows are in the order of the structure, which may differ from that of the message.
  const inOrder = rows
    .map((_, index) => index)
    .sort((a, b) => rows[a]!.from - rows[b]!.from || rows[b]!.to - rows[a]!.to);
  const open: number[] = [];
  let next = 0;
  return (offset) => {
    for (; next < inOrder.length && rows[inOrder[next]!]!.from <= offset; next += 1) open.push(inOrder[next]!);
    while (open.length > 0 && rows[open.at(-1)!]!.to <= offset) open.pop();
    return open.at(-1);
  };
};

/** Returns the rows that match, or have an element that does. Yields to other tasks, and stops on the signal. */
export const searchStructure = async (
  { document, rows }: { document: ErnDocument; rows: readonly StructureRow[] },
  query: string,
  signal: ParseOptions["signal"],
) => {
  const wanted = foldText(query).trim();
  const matches = new Map<number, FoundValue | undefined>();
  if (wanted === "") return { rows: [], count: 0, itemCount: rows.length };
  rows.forEach(({ label, detail }, index) => {
    if (foldText(label).includes(wanted) || foldText(detail).includes(wanted)) matches.set(index, undefined);
  });

  const match = createMatcher(document, wanted);
  const rowAt = createRowFinder(rows);
  const { count, start } = document.nodes;
  let pause = performance.now() + SLICE_MS;
  for (let node = 1; node < count; node += 1) {
    if (node % NODES_PER_LOOK === 0 && performance.now() > pause) {
      await nextTask();
      throwIfAborted(signal);
      pause = performance.now() + SLICE_MS;
    }
    const row = rowAt(start[node]!);
    if (row === undefined || matches.has(row)) continue;
    const found = match(node);
    if (found) matches.set(row, found);
  }
  return { rows: withAncestors(rows, matches), count: matches.size, itemCount: rows.length };
};

export type StructureMatches = Awaited<ReturnType<typeof searchStructure>>;

const SHOWN = 120;

const excerpt = (text: string, wanted: string): string => {
  const value = text.trim();
  if (value.length <= SHOWN) return value;
  const from = Math.max(0, foldText(value).indexOf(wanted) - SHOWN / 3);
  return `${from > 0 ? "…" : ""}${value.slice(from, from + SHOWN)}…`;
};

/** Returns a function that checks whether an element itself matches, by its name, text or an attribute. `wanted` is folded. */
const createMatcher = (document: ErnDocument, wanted: string): ((node: NodeId) => FoundValue | undefined) => {
  const { after, name: nameAt, names } = document.nodes;
  const nameMatches = names.map((name) => foldText(name.slice(name.indexOf(":") + 1)).startsWith(wanted));
  const hasText = (text: string): boolean => foldText(text).includes(wanted);
  return (node) => {
    if (!isElement(document, node)) return undefined;
    const hasElements = after[node]! > node + 1 && isElement(document, node + 1);
    const text = hasElements ? "" : textOf(document, node);
    if (nameMatches[nameAt[node]!] || hasText(text))
      return { name: localNameOf(document, node), value: excerpt(text, wanted), ...rangeOf(document, node) };
    const attribute = listAttributes(document, node).find(({ value }) => hasText(value));
    return attribute && { name: attribute.name, value: excerpt(attribute.value, wanted), ...attribute.range };
  };
};
