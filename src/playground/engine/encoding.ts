import { ErnError } from "./ern-error";
import type { ErnEncoding, ErnText } from "./types";

const MARKS: readonly [ErnEncoding, readonly number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
const DECLARED = /^\uFEFF?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;
const NAMES: Readonly<Record<ErnEncoding, RegExp>> = {
  "utf-8": /^(utf-?8|us-ascii|ascii)$/i,
  "utf-16le": /^utf-16(le)?$/i,
  "utf-16be": /^utf-16(be)?$/i,
};

/** The encoding that a message's XML declaration names, or undefined. */
export const declaredEncoding = (source: string): string | undefined => DECLARED.exec(source.slice(0, 400))?.[1];

/** Does the declaration of a message agree with how it is encoded? Without a declaration it does. */
export const agreesWith = (declared: string | undefined, encoding: ErnEncoding): boolean =>
  declared === undefined || NAMES[encoding].test(declared);

const refuse = (message: string, remedy: string): ErnError => new ErnError({ code: "encoding", message, remedy });

/**
 * Reads bytes as UTF-8, with or without a byte order mark, or as UTF-16 with one. Any other encoding is refused, and so
 * are bytes that are not what they claim to be: they could not be written back as they were.
 */
export const decodeErn = (bytes: Uint8Array): ErnText => {
  const [encoding] = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? (["utf-8"] as const);
  const declared = declaredEncoding(new TextDecoder("latin1").decode(bytes.subarray(0, 400)));
  const convert = "Save the file as UTF-8 and say so in its XML declaration.";
  if (encoding === "utf-8" && !agreesWith(declared, encoding)) {
    throw refuse(`The message says that its encoding is ${declared}; UTF-8 and UTF-16 can be read.`, convert);
  }
  let source: string;
  try {
    source = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refuse(`The file has bytes that are not ${encoding.toUpperCase()}.`, convert);
  }
  if (!agreesWith(declaredEncoding(source), encoding)) {
    throw refuse(`The file is ${encoding.toUpperCase()}, but says that it is ${declaredEncoding(source)}.`, convert);
  }
  return { source, encoding };
};

/** The bytes of a text; those that `decodeErn` read, where the text is the same. */
export const encodeErn = ({ source, encoding }: ErnText): Uint8Array => {
  if (encoding === "utf-8") return new TextEncoder().encode(source);
  const view = new DataView(new ArrayBuffer(source.length * 2));
  for (let at = 0; at < source.length; at += 1) view.setUint16(at * 2, source.charCodeAt(at), encoding === "utf-16le");
  return new Uint8Array(view.buffer);
};
