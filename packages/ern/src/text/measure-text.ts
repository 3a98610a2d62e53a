import type { ErnText } from "../types";
import { encodeErn, withTargetEncoding } from "./encoding";

/** How the lines of a text end; null if there's only one line. */
export type LineEnds = "LF" | "CRLF" | "CR" | "mixed";

/** The properties of a text's file. */
export interface TextMeasure {
  /** Its size when written; null if its encoding doesn't have all of its characters. */
  bytes: number | null;
  lineEnds: LineEnds | null;
}

const ENDS: readonly [LineEnds, RegExp][] = [
  ["LF", /(?:^|[^\r])\n/],
  ["CRLF", /\r\n/],
  ["CR", /\r(?!\n)/],
];

/** The number of bytes in UTF-8; half of a surrogate pair counts as half of the pair's four bytes. */
const utf8Length = (source: string): number => {
  let bytes = source.length;
  // Most messages are mostly ASCII, which a pattern skips faster than a loop.
  for (const [text] of source.matchAll(/[^\0-\x7F]+/g)) {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      bytes += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
    }
  }
  return bytes;
};

const writtenLength = (text: ErnText): number | null => {
  try {
    return encodeErn(text).length;
  } catch {
    return null;
  }
};

/** Measures the file that a text would be written to, without writing it if that's slow. */
export const measureText = (text: ErnText): TextMeasure => {
  const { source, encoding } = withTargetEncoding(text);
  const ends = ENDS.filter(([, end]) => end.test(source));
  return {
    bytes: encoding === "utf-8" ? utf8Length(source) : writtenLength(text),
    lineEnds: ends.length > 1 ? "mixed" : (ends[0]?.[0] ?? null),
  };
};
