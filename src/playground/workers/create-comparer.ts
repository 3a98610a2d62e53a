import { type ComparedMessage, type ErnEncoding, type ErnText, parseSide, type Side } from "@ddex-suite/ern";

import type { SideFacts } from "./compare";
import type { ComparedSource } from "./compare-with";
import type { Texts } from "./create-texts";

interface Pair {
  otherNumber: number;
  source: number;
}

/** Returns the jobs that compare texts; `openAs` returns what is known of a source if it's the one read last. */
export const createComparer = (texts: Texts, openAs: (source: string) => ComparedMessage | undefined) => {
  let opened: { number: number; encoding: ErnEncoding; facts: Promise<SideFacts> } | undefined;
  let otherSide: { number: number; side: Side } | undefined;

  const bothSides = async ({ otherNumber, source: number }: Pair): Promise<[ComparedSource, ComparedSource]> => {
    const source = texts.get("source", number);
    const otherSource = texts.get("other", otherNumber);
    const open = openAs(source);
    if (otherSide?.number !== otherNumber) otherSide = { number: otherNumber, side: await parseSide(otherSource) };
    return [
      { source: otherSource, side: otherSide.side },
      { source, side: open ?? (await parseSide(source)) },
    ];
  };

  return {
    compare: async ({ original, source, encoding }: { original: number; source: number; encoding: ErnEncoding }) => {
      const before: ErnText = { source: texts.get("original", original), encoding };
      const after: ErnText = { source: texts.get("source", source), encoding };
      const document = openAs(after.source)?.document;
      const { compareLines, describeSide } = await import("./compare");
      if (opened?.number !== original || opened.encoding !== encoding)
        opened = { number: original, encoding, facts: describeSide(before) };
      return {
        ...compareLines(before.source, after.source),
        before: await opened.facts,
        after: await describeSide(after, document),
      };
    },
    compareWith: async (input: Pair) => {
      const sides = await bothSides(input);
      return (await import("./compare-with")).compareWith(...sides);
    },
    comparisonReport: async (input: Pair) => {
      const [previous, open] = await bothSides(input);
      return (await import("./compare-with")).toComparisonCsv(previous.side, open.side);
    },
  };
};
