import type { ContentText } from "../doctest/samples/sample-files";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { toMutation } from "./mutation";
import type { Mutation } from "./mutation";
import { misspelt, otherNumber } from "./rules/changed-text";
import type { Random } from "../../utils/random";

interface ProseRule {
  kind: string;
  /** Applies to inline code instead of everything else. */
  inCode?: true;
  /** Its first group is replaced. */
  pattern: RegExp;
  change: (text: string, random: Random, symbols: readonly ToolkitSymbol[]) => string;
}

const otherWord = (text: string, random: Random): string => {
  const words = text.split(" ");
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  return words.map((word) => (word === longest ? misspelt(word, random) : word)).join(" ");
};

/** A symbol of the same package and language with another status; an unknown id if there is none. */
const otherStatus = (id: string, random: Random, symbols: readonly ToolkitSymbol[]): string => {
  const named = symbols.find((symbol) => symbol.id === id);
  const others = symbols.filter(
    ({ package: owner, language, status }) =>
      owner === named?.package && language === named.language && status !== named.status,
  );
  return others[Math.floor(random() * others.length)]?.id ?? `${id}x`;
};

const proseRules: readonly ProseRule[] = [
  {
    kind: "renamed name in code",
    inCode: true,
    pattern: /`((?:[\w-]+(?:\.|::))*[A-Za-z_]{5,}(?:\(\))?)`/g,
    change: misspelt,
  },
  { kind: "renamed flag in code", inCode: true, pattern: /`(--[a-z-]{4,})`/g, change: misspelt },
  { kind: "other number in code", inCode: true, pattern: /`[^`\n]*?(\d+)[^`\n]*`/g, change: otherNumber },
  { kind: "other words of an error", inCode: true, pattern: /`([A-Z][a-z]+(?: [\w<>:.-]+){2,})`/g, change: otherWord },
  {
    kind: "other number with a unit",
    pattern: /(?<![`\d.-])\b(\d+) (?:[KMG]i?B|bytes|seconds|ms|levels)\b/g,
    change: otherNumber,
  },
  { kind: "status of another symbol", pattern: /<Status of="([\w.-]+)"/g, change: otherStatus },
  { kind: "status by hand", pattern: /(<Status (?:of|group)="[^"]+" \/>)/g, change: () => '<Status value="works" />' },
  { kind: "other text of a symbol's link", pattern: /<SymbolLink id="[^"]+">`?([\w.]{4,})/g, change: misspelt },
];

/** The text with spaces instead of its frontmatter, code blocks and comments. */
const proseOf = (raw: string): string =>
  raw.replace(/^---\n[^]*?\n---\n|^ *(`{3,})[^]*?^ *\1$|\{\/\*[^]*?\*\/\}/gm, (part) => part.replace(/[^\n]/g, " "));

/** All mutations that the rules allow in a page's text between its blocks. */
export const proseMutations = (
  { file, raw }: ContentText,
  symbols: readonly ToolkitSymbol[],
  random: Random,
): Mutation[] => {
  const prose = proseOf(raw);
  const code = prose.replace(/(`[^`\n]+`)|[^\n]/g, (part, span: string | undefined) => span ?? part.replace(/./g, " "));
  return proseRules.flatMap(({ kind, inCode, pattern, change }) =>
    [...(inCode ? code : prose).matchAll(new RegExp(pattern, "dg"))].map(({ 1: text = "", indices }) => {
      const [start, end] = indices![1]!;
      return toMutation(file, raw, { start, end, text: change(text, random, symbols) }, { label: "Prose", kind });
    }),
  );
};
