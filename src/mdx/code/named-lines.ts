import { codeHtml, highlightedSpans, type Span, tokenHtml } from "../../utils/highlight";
import { escapeHtml } from "../../utils/text/escape";
import type { ScriptType } from "../script-types/infer-types";
import type { SymbolName } from "./block-facts";

/** A token of a line, in pieces: names, and what is between them. */
interface SplitSpan<Name> {
  className: string;
  pieces: { text: string; name?: Name }[];
}

/** Returns the tokens of each line of code, split where names start and end. */
const splitSpans = <Name extends { start: number; length: number }>(
  code: string,
  language: string,
  names: readonly Name[],
): SplitSpan<Name>[][] => {
  const bounds = names.flatMap(({ start, length }) => [start, start + length]);
  const split = ({ name: className, text }: Span, offset: number): SplitSpan<Name> => {
    const end = offset + text.length;
    const starts = [...new Set([offset, ...bounds.filter((bound) => offset < bound && bound < end)])];
    const pieces = starts.map((start, index) => ({
      text: text.slice(start - offset, (starts[index + 1] ?? end) - offset),
      name: names.find((name) => name.start <= start && start < name.start + name.length),
    }));
    return { className, pieces };
  };
  let offset = 0;
  return highlightedSpans(code, language).map((spans) => {
    const line = spans.map((span) => {
      offset += span.text.length;
      return split(span, offset - span.text.length);
    });
    offset += 1;
    return line;
  });
};

/** Returns a script's lines as HTML. CSS draws the names' types, which aren't copied; Tab reaches each type once. */
export const typedLines = (code: string, language: string, types: readonly ScriptType[]): string[] => {
  const told = new Set<string>();
  const typedHtml = (html: string, type?: ScriptType): string => {
    if (!type) return html;
    const index = told.has(type.text) ? -1 : 0;
    told.add(type.text);
    return `<dfn tabindex="${index}" data-type="${escapeHtml(type.text)}">${html}</dfn>`;
  };
  return splitSpans(code, language, types).map((line) =>
    line
      .flatMap(({ className, pieces }) =>
        pieces.map(({ text, name }) => typedHtml(tokenHtml(className, codeHtml(text)), name)),
      )
      .join(""),
  );
};

const symbolHtml = (html: string, symbol?: SymbolName): string =>
  symbol ? `<dfn data-symbol="${symbol.id}">${html}</dfn>` : html;

/** Returns the lines of code as HTML, with the toolkit's symbols marked; what they are is loaded when a reader asks. */
export const symbolLines = (code: string, language: string, symbols: readonly SymbolName[]): string[] =>
  splitSpans(code, language, symbols).map((line) =>
    line
      .map(({ className, pieces }) =>
        tokenHtml(className, pieces.map(({ text, name }) => symbolHtml(codeHtml(text), name)).join("")),
      )
      .join(""),
  );
