import type { Root } from "mdast";

import { errorAt, type Source } from "../../diagnostics/diagnostic";
import { highlightedSpans, type Span, spanHtml } from "../../utils/highlight";
import { escapeHtml } from "../../utils/text/escape";
import { nodesOf } from "../nodes/walk";
import { keptTypes, type ScriptType } from "../script-types/read-types";
import { addFacts } from "./block-facts";
import { codeMeta } from "./code-meta";

type TypedSpan = Span & { type?: ScriptType };

/** Splits a line's spans where names start and end; `start` is the line's offset. */
const splitSpans = (spans: readonly Span[], start: number, types: readonly ScriptType[]): TypedSpan[] => {
  let offset = start;
  return spans.flatMap(({ name, text }) => {
    const end = offset + text.length;
    const pieces: TypedSpan[] = [];
    while (offset < end) {
      const type = types.find((candidate) => candidate.start <= offset && offset < candidate.start + candidate.length);
      const next = type
        ? type.start + type.length
        : Math.min(...types.map((candidate) => candidate.start).filter((typeStart) => typeStart > offset));
      const stop = Math.min(end, next);
      pieces.push({ name, text: text.slice(text.length - (end - offset), text.length - (end - stop)), type });
      offset = stop;
    }
    return pieces;
  });
};

/**
 * Returns a script's lines as HTML. CSS draws the names' types, so that they aren't copied; Tab reaches each type once.
 */
export const typedLines = (code: string, language: string, types: readonly ScriptType[]): string[] => {
  const told = new Set<string>();
  const toHtml = ({ type, ...span }: TypedSpan): string => {
    if (!type) return spanHtml(span);
    const index = told.has(type.text) ? -1 : 0;
    told.add(type.text);
    return `<dfn tabindex="${index}" data-type="${escapeHtml(type.text)}">${spanHtml(span)}</dfn>`;
  };
  let start = 0;
  return highlightedSpans(code, language).map((spans, index) => {
    const line = splitSpans(spans, start, types).map(toHtml).join("");
    start += code.split("\n")[index]!.length + 1;
    return line;
  });
};

/** Finds the types of names in the blocks that show them. Throws a ContentError for code that doesn't compile. */
export const addTypes = (tree: Root, source: Source): void => {
  for (const node of nodesOf(tree, "code")) {
    if (!codeMeta(node.meta).twoslash) continue;
    const types = keptTypes(node.value);
    if ("message" in types) throw errorAt(node, source, types, 1 + types.line);
    addFacts(node, { types });
  }
};
