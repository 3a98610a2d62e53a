import type { ErnEncoding } from "../types";

const NONE = -1;
const CHUNK = 32_768;

/** Windows-1252 from byte 0x80 to 0x9F, where ISO-8859-1 has control characters; the rest is the same. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

// A TextDecoder decodes ISO-8859-1 as Windows-1252, and in some versions of Node.js the other way round.
export const decodeSingleByte = (bytes: Uint8Array, encoding: ErnEncoding): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  if (encoding === "iso-8859-1") return text;
  return text.replace(/[\x80-\x9F]/g, (character) => WINDOWS[character.charCodeAt(0) - 0x80]!);
};

const tables = new Map<ErnEncoding, Int16Array>();

/** The byte of each character code. */
const tableOf = (encoding: ErnEncoding): Int16Array => {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Int16Array(0x10000).fill(NONE);
  const characters = decodeSingleByte(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    encoding,
  );
  for (let byte = 0; byte < characters.length; byte += 1) table[characters.charCodeAt(byte)] = byte;
  tables.set(encoding, table);
  return table;
};

/** Does this encoding use one byte per character? */
export const isSingleByte = (encoding: ErnEncoding): boolean =>
  encoding === "iso-8859-1" || encoding === "windows-1252";

/** Does a single-byte encoding have a character? */
export const hasCharacter = (encoding: ErnEncoding, character: string): boolean =>
  character.length === 1 && tableOf(encoding)[character.charCodeAt(0)] !== NONE;

/** Encodes a text; undefined if the encoding doesn't have all of its characters. */
export const encodeSingleByte = (text: string, encoding: ErnEncoding): Uint8Array | undefined => {
  const table = tableOf(encoding);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = table[text.charCodeAt(at)]!;
    if (byte === NONE) return undefined;
    bytes[at] = byte;
  }
  return bytes;
};
