import { misspelt, otherNumber } from "./changed-text";
import type { Block, Replacement, Rule } from "./rule";

/** Lines with values that change from run to run are skipped. */
const CHANGING = /\d{4}-\d{2}-\d{2}T|[0-9a-f]{8}-[0-9a-f]{4}/;

const eachMatch = ({ code }: Block, pattern: RegExp, change: (text: string) => string): Replacement[] => {
  let start = 0;
  return code.split("\n").flatMap((line) => {
    const from = start;
    start += line.length + 1;
    if (CHANGING.test(line)) return [];
    return [...line.matchAll(pattern)].map(({ 0: text, index }) => ({
      start: from + index,
      end: from + index + text.length,
      text: change(text),
    }));
  });
};

/** Mutations of the outputs that samples show. */
export const outputRules: readonly Rule[] = [
  { kind: "other number in an output", find: (block) => eachMatch(block, /\d+/g, otherNumber) },
  {
    kind: "other word in an output",
    find: (block) => eachMatch(block, /[A-Za-z]{4,}/g, (text) => misspelt(text, block.random)),
  },
];
