import type { TextFile } from "../../diagnostics/cached-files";
import type { Random } from "../../utils/random";
import { syntaxTree } from "../doctest/grammar/grammar";
import type { KnownSymbol } from "../doctest/names/toolkit-names";
import { readSamples } from "../doctest/samples/read-samples";
import type { Sample } from "../doctest/samples/sample";
import { languageOf } from "../doctest/samples/to-programs";
import { type Mutation, toMutation } from "./mutation";
import { findReplacements, type Rule } from "./rules/find-replacements";
import rules from "./rules/rules.json";

interface LanguageRules {
  /** Heading in the report. */
  label: string;
  rules: readonly Rule[];
  /** The language of the toolkit's symbols for it. */
  symbols?: string;
  grammar?: Parameters<typeof syntaxTree>[0];
}

/** The rules for blocks of code, by their language. */
const rulesByLanguage = new Map<string, LanguageRules>([
  ...(Object.entries(rules) as [string, LanguageRules][]),
  ["javascript", { ...rules.typescript, label: "JavaScript" } as LanguageRules],
]);

/** Offset in the file of each line of a block, after its indentation; undefined if the code isn't verbatim there. */
const lineOffsets = (raw: string, { line, code }: Sample): number[] | undefined => {
  const lines = raw.split("\n");
  let offset = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  const offsets: number[] = [];
  for (const [at, text] of code.split("\n").entries()) {
    const written = lines[line + at] ?? "";
    // A mark, which isn't code, may follow.
    const start = written.lastIndexOf(text);
    if (start === -1) return undefined;
    offsets.push(offset + start);
    offset += written.length + 1;
  }
  return offsets;
};

/** The offset in the file for an offset in the block. */
const place = (code: string, offsets: readonly number[], offset: number): number => {
  const before = code.slice(0, offset).split("\n");
  return offsets[before.length - 1]! + before.at(-1)!.length;
};

/** All mutations that the rules allow in a page's blocks. */
export const codeMutations = async (
  { file, raw }: TextFile,
  symbols: readonly KnownSymbol[],
  random: Random,
): Promise<Mutation[]> => {
  const mutations: Mutation[] = [];
  for (const sample of readSamples(raw, file)) {
    const language = rulesByLanguage.get(languageOf(sample));
    const offsets = lineOffsets(raw, sample);
    if (!language || !offsets || sample.unchecked !== undefined || sample.wrong !== undefined) continue;
    const { code } = sample;
    const root = language.grammar && (await syntaxTree(language.grammar, code));
    const own = symbols.filter((symbol) => symbol.language === language.symbols);
    for (const rule of language.rules)
      for (const { start, end, text } of findReplacements(rule, { code, root, symbols: own, random })) {
        const replacement = { start: place(code, offsets, start), end: place(code, offsets, end), text };
        mutations.push(toMutation(file, raw, replacement, { label: language.label, kind: rule.kind }));
      }
  }
  return mutations;
};
