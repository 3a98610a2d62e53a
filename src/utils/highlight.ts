// The grammars extend the global that the core sets, so it comes first.
import "prismjs";
import "prismjs/components/prism-bash";
import "prismjs/components/prism-diff";
import "prismjs/components/prism-toml";

import { Prism as prism } from "prism-react-renderer";
import Core from "prismjs";

import { escapeHtml } from "./text/escape";

const { bash, diff, toml } = Core.languages;
Object.assign(prism.languages, { bash, diff, toml });

/** The short classes, each with the Prism types that it stands for. */
const types: readonly (readonly [name: string, tokens: readonly string[]])[] = [
  ["k", ["keyword", "atrule", "rule", "important", "module", "control-flow"]],
  ["s", ["string", "char", "template-string", "attr-value", "regex", "url", "triple-quoted-string"]],
  ["n", ["number", "boolean", "constant", "null", "date", "datetime", "symbol"]],
  ["f", ["function", "function-definition", "macro", "decorator"]],
  ["t", ["class-name", "tag", "type-definition", "builtin"]],
  ["c", ["comment", "prolog", "doctype", "cdata", "shebang", "coord"]],
  ["a", ["attr-name", "attribute", "property", "key", "table", "variable", "parameter", "lifetime-annotation"]],
  ["", ["operator", "attr-equals", "interpolation", "interpolation-punctuation"]],
];

const classes = new Map(types.flatMap(([name, list]) => list.map((type) => [type, name] as const)));

/** Returns the short class of a Prism token ("" for none) from its types, most specific first, and its parent's. */
const tokenClass = (tokenTypes: readonly string[], parent: string): string => {
  const known = tokenTypes.find((type) => classes.has(type));
  if (known !== undefined) return classes.get(known) ?? "";
  return tokenTypes.includes("punctuation") && parent !== "s" ? "" : parent;
};

type PrismToken = ReturnType<typeof prism.tokenize>[number];

export interface Span {
  name: string;
  text: string;
}

const isWhitespace = (text: string): boolean => text.trim() === "";

const append = (spans: Span[], name: string, text: string): void => {
  const last = spans.at(-1);
  if (last && (last.name === name || isWhitespace(text))) last.text += text;
  else spans.push({ name, text });
};

const flatten = (content: PrismToken | PrismToken[], parent: string, spans: Span[]): void => {
  if (typeof content === "string") append(spans, parent, content);
  else if (Array.isArray(content)) for (const token of content) flatten(token, parent, spans);
  else
    flatten(
      content.content as PrismToken | PrismToken[],
      tokenClass([content.type, content.alias].flat(), parent),
      spans,
    );
};

/** Returns code as HTML. Quotes aren't escaped: code is full of them, and only attributes need it. */
export const codeHtml = (code: string): string => escapeHtml(code).replaceAll("&quot;", '"');

/** Returns the HTML of a token from that of its text. */
export const tokenHtml = (className: string, html: string): string =>
  className === "" ? html : `<span class="${className}">${html}</span>`;

const splitLines = (spans: Span[]): Span[][] => {
  const lines: Span[][] = [[]];
  for (const { name, text } of spans) {
    text.split("\n").forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push({ name: isWhitespace(part) ? "" : name, text: part });
    });
  }
  return lines;
};

const spansOf = (code: string, language: string): Span[] => {
  const grammar = prism.languages[language];
  if (!grammar || typeof grammar === "function") return [{ name: "", text: code }];
  const spans: Span[] = [];
  flatten(prism.tokenize(code, grammar), "", spans);
  return spans;
};

/** Returns the tokens of each line of code, with their classes. */
export const highlightedSpans = (code: string, language: string): Span[][] => splitLines(spansOf(code, language));

/** Returns the HTML of each line of code, with short classes on its tokens and without line ends. */
export const highlight = (code: string, language: string): string[] =>
  highlightedSpans(code, language).map((line) =>
    line.map(({ name, text }) => tokenHtml(name, codeHtml(text))).join(""),
  );
