import { ErnError } from "../ern-error";
import { encodeErn } from "../text/encoding";
import { hashText } from "../text/hash-bytes";
import type { ErnDocument, ErnText } from "../types";
import { canonicalize } from "../xml/canonicalize";
import { parseErn } from "../xml/parse-ern";

/** The size of a text's file, and the SHA-256 of its canonical form; null if it isn't well-formed. */
export interface SideFacts {
  bytes: number;
  hash: string | null;
}

/** Returns what shows whether two texts are the same; `document` is the text's, if it has been parsed. */
export const describeSide = async (text: ErnText, document?: ErnDocument): Promise<SideFacts> => {
  const bytes = encodeErn(text).byteLength;
  try {
    return { bytes, hash: await hashText(canonicalize(document ?? parseErn(text.source))) };
  } catch (error) {
    if (error instanceof ErnError) return { bytes, hash: null };
    throw error;
  }
};
