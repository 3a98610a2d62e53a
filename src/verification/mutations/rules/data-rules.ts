import { misspelt } from "./changed-text";
import type { Block, Replacement, Rule } from "./rule";

/** Replaces the first group of each match with the result of `change`. */
const eachGroup = (code: string, pattern: RegExp, change: (text: string) => string): Replacement[] =>
  [...code.matchAll(new RegExp(pattern, "dgm"))].map(({ 1: text = "", indices }) => {
    const [start, end] = indices![1]!;
    return { start, end, text: change(text) };
  });

const misspeltGroup = ({ code, random }: Block, pattern: RegExp): Replacement[] =>
  eachGroup(code, pattern, (text) => misspelt(text, random));

/** Mutations of JSON. */
export const jsonRules: readonly Rule[] = [
  { kind: "renamed key", find: (block) => misspeltGroup(block, /^\s*"(\w+)": /) },
  { kind: "text for a number", find: ({ code }) => eachGroup(code, /": (\d+),?$/, (text) => `"${text}"`) },
  { kind: "number for a text", find: ({ code }) => eachGroup(code, /": ("[^"]*"),?$/, () => "7") },
];

/** Mutations of TOML. */
export const tomlRules: readonly Rule[] = [
  { kind: "renamed key", find: (block) => misspeltGroup(block, /^([\w-]+) = /) },
  { kind: "other version", find: ({ code }) => eachGroup(code, /(0\.4\.5)/, () => "0.4.6") },
  { kind: "invented feature", find: ({ code }) => eachGroup(code, /features = (\[)/, () => '["turbo", ') },
];

const oneLine = /^[ \t]*<(\w+)(?: [^>]*)?>[^<\n]*<\/\1>$/;

/** Adjacent lines that each contain a different element. */
const neighbours = (code: string): Replacement[] => {
  let start = 0;
  const lines = code.split("\n");
  return lines.flatMap((line, at) => {
    const from = start;
    start += line.length + 1;
    const next = lines[at + 1] ?? "";
    const [, name] = oneLine.exec(line) ?? [];
    const [, other] = oneLine.exec(next) ?? [];
    return name && other && name !== other ? [{ start: from, end: start + next.length, text: `${next}\n${line}` }] : [];
  });
};

/** Mutations of XML. */
export const xmlRules: readonly Rule[] = [
  {
    kind: "renamed element",
    find: ({ code, random }) =>
      [...code.matchAll(/<(\w+)((?: [^>]*)?>[^<\n]*<\/)\1>/g)].map(({ 0: all, 1: name = "", 2: rest = "", index }) => {
        const other = misspelt(name, random);
        return { start: index, end: index + all.length, text: `<${other}${rest}${other}>` };
      }),
  },
  { kind: "elements in another order", find: ({ code }) => neighbours(code) },
  {
    kind: "value that is none of those allowed",
    find: (block) =>
      misspeltGroup(block, /<(?:\w*Type|CommercialModelType|UseType|ParentalWarningType)(?: [^>]*)?>(\w+)</),
  },
];
