import type { TextFile } from "../../diagnostics/cached-files";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import type { Random } from "../../utils/random";
import { ernPath } from "../prose/standard/read-clauses";
import { type Mutation, toMutation } from "./mutation";
import { misspelt, otherNumber } from "./rules/changed-text";
import claims from "./rules/claims-without-exception.json";
import rules from "./rules/prose-rules.json";

/** Returns what replaces the first group of a rule's pattern. */
type Change = (text: string, random: Random, symbols: readonly ToolkitSymbol[]) => string;

const otherWord: Change = (text, random) => {
  const words = text.split(" ");
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  return words.map((word) => (word === longest ? misspelt(word, random) : word)).join(" ");
};

/** A symbol of the same package and language with another status; an unknown id if there is none. */
const otherStatus: Change = (id, random, symbols) => {
  const named = symbols.find((symbol) => symbol.id === id);
  const others = symbols.filter(
    ({ package: owner, language, status }) =>
      owner === named?.package && language === named.language && status !== named.status,
  );
  return others[Math.floor(random() * others.length)]?.id ?? `${id}x`;
};

/** A claim before the first symbol of a paragraph, if the symbol has limits; the same text if it has none. */
const claimBefore: Change = (text, random, symbols) => {
  const code = text.slice(text.lastIndexOf("`", text.length - 2) + 1, -1);
  const end = `.${code.replaceAll("::", ".")}`;
  const meant = symbols.filter(({ id }) => `.${id}`.endsWith(end));
  if (ernPath(code) !== undefined || meant.length === 0 || meant.some(({ status }) => status === "works")) return text;
  return `${claims[Math.floor(random() * claims.length)]!.replace("{}", `\`${code}\``)} ${text}`;
};

const CHANGES: Readonly<Record<string, Change>> = {
  misspell: misspelt,
  "other number": otherNumber,
  "other word": otherWord,
  "other status": otherStatus,
  "claim before": claimBefore,
  works: () => '<Status value="works" />',
};

/** The text with spaces instead of its frontmatter, code blocks and comments. */
const proseOf = (raw: string): string =>
  raw.replace(/^---\n[^]*?\n---\n|^ *(`{3,})[^]*?^ *\1$|\{\/\*[^]*?\*\/\}/gm, (part) => part.replace(/[^\n]/g, " "));

/** All mutations that the rules allow in a page's text between its blocks. */
export const proseMutations = (
  { file, raw }: TextFile,
  symbols: readonly ToolkitSymbol[],
  random: Random,
): Mutation[] => {
  const prose = proseOf(raw);
  const code = prose.replace(/(`[^`\n]+`)|[^\n]/g, (part, span: string | undefined) => span ?? part.replace(/./g, " "));
  return rules.flatMap(({ kind, inCode, pattern, change }) =>
    [...(inCode ? code : prose).matchAll(new RegExp(pattern, "dg"))].flatMap(({ 1: was = "", indices }) => {
      const [start, end] = indices![1]!;
      const text = CHANGES[change]!(was, random, symbols);
      return text === was ? [] : [toMutation(file, raw, { start, end, text }, { label: "Prose", kind })];
    }),
  );
};
