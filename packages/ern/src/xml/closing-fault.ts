import { listLineStarts } from "../text/positions";
import type { Fix, Range, SyntaxFault } from "../types";
import { toCertainFix, toFix } from "./text-fault";

/** An element whose closing tag is still missing: its name and its opening tag. */
export interface OpenElement extends Range {
  name: string;
}

const CLOSING = /<\/([^\s<>]+)(\s*>)?/y;
const MARKUP = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([^\s/<>!?][^\s/<>]*)([^<>]*)>/g;

/** The name in the next closing tag whose element begins before an offset. */
const nextClosing = (source: string, from: number): string | undefined => {
  MARKUP.lastIndex = from;
  let depth = 0;
  for (let match = MARKUP.exec(source); match; match = MARKUP.exec(source)) {
    const [, slash, name, rest] = match;
    if (name === undefined) continue;
    if (slash && depth === 0) return name;
    if (slash) depth -= 1;
    else if (!rest!.endsWith("/")) depth += 1;
  }
  return undefined;
};

/** Where an element without a closing tag most likely ends: after its text, otherwise before its parent's closing tag. */
const contentEnd = (source: string, { to }: OpenElement, before: number): number => {
  const text = source.slice(to, source.indexOf("<", to));
  const content = text.trim() ? text : source.slice(to, before);
  return to + content.trimEnd().length;
};

const unclosedFault = (source: string, element: OpenElement, closing: string, position: number): SyntaxFault => {
  const line = listLineStarts(source.slice(0, position)).length;
  const end = contentEnd(source, element, position);
  return {
    from: element.from,
    to: element.to,
    message: `The element <${element.name}> is never closed: ${closing} comes first, in line ${line}.`,
    remedy: `Write </${element.name}> where it ends.`,
    entry: "xml-tag-mismatch",
    fix: toFix(`Write </${element.name}>`, { from: end, to: end }, `</${element.name}>`),
  };
};

/** Returns what is wrong with a closing tag, or where it ends; undefined if it has no name. */
export const faultOfClosing = (
  source: string,
  from: number,
  open: readonly OpenElement[],
): { fault?: SyntaxFault; end?: number } => {
  CLOSING.lastIndex = from;
  const match = CLOSING.exec(source);
  if (!match) return {};
  const [tag, name, end] = match;
  const range = { from, to: from + tag.length };
  const fail = (message: string, entry: string, remedy: string, fix?: Fix) => ({
    fault: { ...range, message, remedy, entry, fix },
  });
  const remove = toFix(`Remove ${tag}`, range, "");
  const innermost = open.at(-1);
  if (end === undefined) {
    const fix = toCertainFix("Write >", { from: range.to, to: range.to }, ">");
    return fail(`The closing tag ${tag} is not finished.`, "xml-tag-not-ended", "Write > after it.", fix);
  }
  if (!innermost) {
    const message = `The closing tag ${tag} closes nothing: no element is open.`;
    return fail(message, "xml-extra-content", "Remove it.", remove);
  }
  if (innermost.name === name) return { end: range.to };

  const right = `</${innermost.name}>`;
  const next = nextClosing(source, range.to);
  const isOpen = open.some((element) => element.name === name);
  if (isOpen && next !== innermost.name) return { fault: unclosedFault(source, innermost, tag, from) };
  const message = `The closing tag ${tag} does not match <${innermost.name}>, which is open.`;
  const entry = "xml-tag-mismatch";
  if (!isOpen && next === innermost.name) return fail(message, entry, "Remove it.", remove);
  if (!isOpen && next === open.at(-2)?.name)
    return fail(message, entry, `Write ${right}.`, toFix(`Write ${right}`, range, right));
  return fail(message, entry, `Write ${right} before it, or remove it.`);
};
