import { type ComparedMessage, type ErnEncoding, parseSide, type Side } from "@ddex-suite/ern";
import type { SideFacts } from "@ddex-suite/ern/compare/describe-side";

import type { ComparedSource } from "./compare-with";
import type { Texts } from "./create-texts";

/** Numbers of texts. */
type Pair = Record<"otherNumber" | "source", number>;
type SourcePair = Record<"original" | "source", number>;

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
    compare: async ({ original, source }: SourcePair) => {
      const sides = [texts.get("original", original), texts.get("source", source)] as const;
      return (await import("@ddex-suite/ern/text/compare-lines")).compareLines(...sides);
    },
    /** Facts that prove that nothing else has changed, for the original and the source. */
    describeSides: async ({ original, source, encoding }: SourcePair & { encoding: ErnEncoding }) => {
      const [before, after] = [texts.get("original", original), texts.get("source", source)];
      const document = openAs(after)?.document;
      const { describeSide } = await import("@ddex-suite/ern/compare/describe-side");
      if (opened?.number !== original || opened.encoding !== encoding)
        opened = { number: original, encoding, facts: describeSide({ source: before, encoding }) };
      return { before: await opened.facts, after: await describeSide({ source: after, encoding }, document) };
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
