import { canonicalize, encodeErn, type ErnDocument, ErnError, type ErnText, hashText, parseErn } from "@ddex-suite/ern";
import type { compareLines } from "@ddex-suite/ern/text/compare-lines";

export { compareLines, type DiffRow } from "@ddex-suite/ern/text/compare-lines";

export type SideFacts = Awaited<ReturnType<typeof describeSide>>;

export type Comparison = ReturnType<typeof compareLines> & Record<"before" | "after", SideFacts>;

export const describeSide = async (text: ErnText, document?: ErnDocument) => {
  const bytes = encodeErn(text).byteLength;
  try {
    return { bytes, hash: await hashText(canonicalize(document ?? parseErn(text.source))) };
  } catch (error) {
    if (error instanceof ErnError) return { bytes, hash: null };
    throw error;
  }
};
