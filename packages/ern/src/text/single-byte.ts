import { ErnError } from "../ern-error";
import type { ErnEncoding } from "../types";
import { positionIn } from "./positions";

const NONE = -1;
const CHUNK = 32_768;
const PIECES = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</g;
const VALUES = /"[^"]*"|'[^']*'/g;

/** Windows-1252 from byte 0x80 to 0x9F, where ISO-8859-1 has control characters; the rest is the same. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Decodes bytes of a single-byte encoding; runtimes differ in what a TextDecoder makes of ISO-8859-1. */
export const decodeSingleByte = (bytes: Uint8Array, encoding: ErnEncoding): string => {
  let text = "";
  for (let offset = 0; offset < bytes.length; offset += CHUNK)
    text += String.fromCharCode(...bytes.subarray(offset, offset + CHUNK));
  if (encoding === "iso-8859-1") return text;
  return text.replace(/[\x80-\x9F]/g, (character) => WINDOWS[character.charCodeAt(0) - 0x80]!);
};

/** A character's byte in a single-byte encoding. */
const byteOf = (character: string, encoding: ErnEncoding): number => {
  const code = character.codePointAt(0)!;
  if (code < 0x80 || (code <= 0xff && (code >= 0xa0 || encoding === "iso-8859-1"))) return code;
  const index = encoding === "windows-1252" ? WINDOWS.indexOf(character) : NONE;
  return index === NONE ? NONE : index + 0x80;
};

/** Returns whether an encoding has one byte for each character. */
export const isSingleByte = (encoding: ErnEncoding): boolean =>
  encoding === "iso-8859-1" || encoding === "windows-1252";

const toReference = (character: string): string => `&#${character.codePointAt(0)};`;

/** Replaces characters that an encoding lacks, € with &#8364;; throws where references aren't allowed. */
const referToCharacters = (source: string, encoding: ErnEncoding): string => {
  const has = (character: string): boolean => byteOf(character, encoding) !== NONE;
  const refer = (text: string): string =>
    Array.from(text, (character) => (has(character) ? character : toReference(character))).join("");
  return source.replace(PIECES, (piece, from: number) => {
    const written = piece.startsWith("<")
      ? /^<[!?]/.test(piece)
        ? piece
        : piece.replace(VALUES, refer)
      : refer(piece);
    const wrong = Array.from(written).find((character) => !has(character));
    if (wrong === undefined) return written;
    throw new ErnError({
      code: "encoding",
      message: `The message is ${encoding.toUpperCase()}, which has no “${wrong}”; there can be no reference to it in a name, comment or CDATA section.`,
      remedy: 'Remove it, or write encoding="UTF-8" in the XML declaration.',
      ...positionIn(source, from + piece.indexOf(wrong)),
    });
  });
};

/** The bytes of a text; undefined if the encoding doesn't have all of its characters. */
const toBytes = (text: string, encoding: ErnEncoding): Uint8Array | undefined => {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = byteOf(text[index]!, encoding);
    if (byte === NONE) return undefined;
    bytes[index] = byte;
  }
  return bytes;
};

/** Encodes a text, with references to characters that the encoding doesn't have. */
export const encodeSingleByte = (source: string, encoding: ErnEncoding): Uint8Array => {
  const text = source.replace(/^\uFEFF/, "");
  return toBytes(text, encoding) ?? toBytes(referToCharacters(text, encoding), encoding)!;
};
