import { readFileSync } from "node:fs";

import { parse } from "yaml";

/**
 * What a statement can say about a name: that it must be there, may come again, exists, is deprecated, has a value,
 * precedes another; or something that isn't understood.
 */
export type Fact = "required" | "repeatable" | "present" | "deprecated" | "value" | "before" | "unclear";

export interface Cue {
  fact: Fact;
  holds: boolean;
  /** The words that say it, in a clause whose versions are cut out; `T` is a name in code. */
  pattern: RegExp;
  /** Are the names behind the words meant, rather than those before them? */
  isActive?: boolean;
}

type WrittenCue = Omit<Cue, "pattern"> & { words: string };

interface Written {
  parts: Record<string, string>;
  cues: WrittenCue[];
  present: WrittenCue[];
  words: Record<
    | "outdated"
    | "unclear"
    | "unclearAlone"
    | "condition"
    | "value"
    | "valueNegated"
    | "order"
    | "placed"
    | "negationBefore"
    | "negation"
    | "software"
    | "hedged"
    | "preposition"
    | "since",
    string
  >;
}

const written = parse(readFileSync("src/verification/prose/standard/fact-cues.yaml", "utf8")) as Written;

const toCue = ({ words, ...cue }: WrittenCue): Cue => {
  const pattern = words.replace(/\b(?:ONE|LEFT_OUT|HOLD|QUANTITY)\b/g, (name) => written.parts[name]!);
  return { ...cue, pattern: new RegExp(pattern, "gi") };
};

/** The words for facts. A negation before them turns them round. */
export const CUES: readonly Cue[] = written.cues.map(toCue);

/** Words that say that a version has a name. */
export const PRESENT: readonly Cue[] = written.present.map(toCue);

const patterns = Object.entries(written.words).map(([name, words]) => [name, new RegExp(words, "i")]);

/** Other words that decide what a clause says. */
export const WORDS = Object.fromEntries(patterns) as Record<keyof Written["words"], RegExp>;
