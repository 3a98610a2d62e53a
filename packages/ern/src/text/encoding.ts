import { ErnError } from "../ern-error";
import type { ErnEncoding, ErnText } from "../types";
import { explainBytes, explainNul } from "./byte-faults";
import { declaredEncoding, isSameEncoding, toEncoding } from "./encoding-names";
import { explainBinary } from "./other-files";
import { decodeSingleByte, encodeSingleByte, isSingleByte } from "./single-byte";

const beginsXml = (byte: number | undefined): boolean => [0x3c, 0x20, 0x09, 0x0a, 0x0d].includes(byte ?? 0);

/** The first bytes: a byte order mark, or in UTF-16 without one, < or white space. */
const BEGINNINGS: readonly [ErnEncoding, (bytes: Uint8Array) => boolean][] = [
  ["utf-8", ([a, b, c]) => a === 0xef && b === 0xbb && c === 0xbf],
  ["utf-16le", ([a, b]) => a === 0xff && b === 0xfe],
  ["utf-16be", ([a, b]) => a === 0xfe && b === 0xff],
  ["utf-16le", ([a, b, c, d]) => beginsXml(a) && b === 0 && c !== 0 && d === 0],
  ["utf-16be", ([a, b, c, d]) => a === 0 && beginsXml(b) && c === 0 && d !== 0],
];

const READ = "UTF-8, UTF-16, ISO-8859-1 and Windows-1252 can be";
const CONVERT = "Save the file as UTF-8 and say so in its XML declaration.";

const encodingError = (message: string, remedy = CONVERT): ErnError =>
  new ErnError({ code: "encoding", message, remedy });

/** The encoding of bytes: by how they begin, otherwise by their declaration, otherwise UTF-8. */
const detect = (bytes: Uint8Array): ErnEncoding => {
  const explanation = explainBinary(bytes);
  if (explanation) throw new ErnError({ code: "encoding", ...explanation });
  const [marked] = BEGINNINGS.find(([, begins]) => begins(bytes)) ?? [];
  if (marked) return marked;
  const declared = declaredEncoding(new TextDecoder("latin1").decode(bytes.subarray(0, 400)));
  const encoding = declared === undefined ? "utf-8" : toEncoding(declared);
  if (!encoding)
    throw encodingError(`The message says that its encoding is ${declared}, which cannot be read; ${READ}.`);
  if (!encoding.startsWith("utf-16")) return encoding;
  throw encodingError(`The message says that it is ${declared}, but it has one byte for each character, not two.`);
};

const strictDecoder = (encoding: ErnEncoding): TextDecoder =>
  new TextDecoder(encoding, { fatal: true, ignoreBOM: true });

/**
 * Creates a decoder of slices for bytes that begin like these. Throws an `ErnError` if their encoding can't be read; the
 * decoder throws for invalid bytes, or text that `decodeErn` refuses: call that for the reason.
 */
export const createErnDecoder = (head: Uint8Array) => {
  const encoding = detect(head);
  const decoder = isSingleByte(encoding) ? undefined : strictDecoder(encoding);
  const decode = (slice: Uint8Array, isLast: boolean): string => {
    const text = decoder ? decoder.decode(slice, { stream: !isLast }) : decodeSingleByte(slice, encoding);
    if (text.includes("\0")) throw new RangeError("A NUL.");
    return text;
  };
  return { encoding, decode };
};

/** Throws an `ErnError` if a text's declaration names another encoding than its own. */
export const assertDeclaration = (head: string, encoding: ErnEncoding): void => {
  const declared = declaredEncoding(head);
  if (isSameEncoding(declared, encoding)) return;
  throw encodingError(`The file is ${encoding.toUpperCase()}, but says that it is ${declared}.`);
};

/** Explains why a decoder refused bytes. */
const explainRefusal = (bytes: Uint8Array, encoding: ErnEncoding): ErnError => {
  let source: string;
  try {
    source = isSingleByte(encoding) ? decodeSingleByte(bytes, encoding) : strictDecoder(encoding).decode(bytes);
  } catch {
    return explainBytes(bytes, encoding);
  }
  return explainNul(source, encoding);
};

/** Decodes bytes. Throws an `ErnError` for other encodings and invalid bytes, which couldn't be written back unchanged. */
export const decodeErn = (bytes: Uint8Array): ErnText => {
  const { encoding, decode } = createErnDecoder(bytes);
  let source: string;
  try {
    source = decode(bytes, true);
  } catch {
    throw explainRefusal(bytes, encoding);
  }
  assertDeclaration(source, encoding);
  return { source, encoding };
};

/** Returns the text with the encoding to write: as read, unless the declaration now names another that can be written. */
export const withTargetEncoding = ({ source, encoding }: ErnText): ErnText => {
  const declared = declaredEncoding(source);
  const target = isSameEncoding(declared, encoding) ? encoding : (toEncoding(declared!) ?? encoding);
  const needsMark = target !== encoding && target.startsWith("utf-16") && !source.startsWith("\uFEFF");
  return { source: needsMark ? `\uFEFF${source}` : source, encoding: target };
};

/** Returns whether a text that begins like this is written as UTF-8, so that its parts can be encoded separately. */
export const isWrittenAsUtf8 = (head: string, encoding: ErnEncoding): boolean =>
  withTargetEncoding({ source: head, encoding }).encoding === "utf-8";

/** Encodes a text; an unchanged text gives the bytes that `decodeErn` read. */
export const encodeErn = (text: ErnText): Uint8Array => {
  const { source, encoding } = withTargetEncoding(text);
  if (encoding === "utf-8") return new TextEncoder().encode(source);
  if (isSingleByte(encoding)) return encodeSingleByte(source, encoding);
  const view = new DataView(new ArrayBuffer(source.length * 2));
  for (let index = 0; index < source.length; index += 1)
    view.setUint16(index * 2, source.charCodeAt(index), encoding === "utf-16le");
  return new Uint8Array(view.buffer);
};
