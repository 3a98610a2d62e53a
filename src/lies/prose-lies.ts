import type { ContentText } from "../sample-checks/samples/sample-files";
import { toLie } from "./lie";
import type { Lie } from "./lie";
import { misspelt } from "./random/misspelt";
import type { Random } from "./random/random";

interface ProseRule {
  kind: string;
  /** Its first group is changed. */
  pattern: RegExp;
  change: (text: string, random: Random) => string;
}

const more = (text: string): string => String(Number(text) + 1);

const otherWord = (text: string, random: Random): string => {
  const words = text.split(" ");
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  return words.map((word) => (word === longest ? misspelt(word, random) : word)).join(" ");
};

const proseRules: readonly ProseRule[] = [
  { kind: "renamed name in code", pattern: /`((?:[\w-]+(?:\.|::))*[A-Za-z_]{5,}(?:\(\))?)`/g, change: misspelt },
  { kind: "renamed flag in code", pattern: /`(--[a-z-]{4,})`/g, change: misspelt },
  { kind: "other number in code", pattern: /`[^`\n]*?(\d+)[^`\n]*`/g, change: more },
  { kind: "other words of an error", pattern: /`([A-Z][a-z]+(?: [\w<>:.-]+){2,})`/g, change: otherWord },
  { kind: "other text of a symbol's link", pattern: /<SymbolLink id="[^"]+">`?([\w.]{4,})/g, change: misspelt },
];

/** The text with blanks in place of its frontmatter, its code blocks and its comments. */
const proseOf = (raw: string): string =>
  raw.replace(/^---\n[^]*?\n---\n|^ *(`{3,})[^]*?^ *\1$|\{\/\*[^]*?\*\/\}/gm, (part) => part.replace(/[^\n]/g, " "));

/** All lies that the rules can put into the text of a page between its blocks. */
export const proseLies = ({ file, raw }: ContentText, random: Random): Lie[] => {
  const prose = proseOf(raw);
  return proseRules.flatMap(({ kind, pattern, change }) =>
    [...prose.matchAll(new RegExp(pattern, "dg"))].map(({ 1: text = "", indices }) => {
      const [start, end] = indices![1]!;
      return toLie(file, raw, { start, end, text: change(text, random) }, { label: "Prose", kind });
    }),
  );
};
