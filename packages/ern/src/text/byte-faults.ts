import { ErnError } from "../ern-error";
import type { ErnEncoding } from "../types";
import { formatNumber } from "./counted";
import { listLineStarts } from "./positions";

/** An error that reports the byte, counted from 0, and the line where a file is wrong. */
const errorAtByte = (message: string, offset: number, before: string, remedy: string): ErnError => {
  const line = listLineStarts(before).length;
  const place = `byte ${formatNumber(offset)}, in line ${formatNumber(line)}`;
  return new ErnError({ code: "encoding", message: message.replace("{place}", place), remedy });
};

const REPLACEMENT = "\uFFFD";

/** The offset of the first byte that isn't valid in its encoding, and the text before it. */
const firstWrongByte = (bytes: Uint8Array, encoding: ErnEncoding): { offset: number; before: string } => {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  let from = 0;
  for (let position = text.indexOf(REPLACEMENT); position !== -1; position = text.indexOf(REPLACEMENT, position + 1)) {
    const between = text.slice(from, position);
    offset += encoding === "utf-8" ? new TextEncoder().encode(between).length : between.length * 2;
    from = position;
    const [first, second, third] = bytes.subarray(offset);
    const isWritten =
      encoding === "utf-8"
        ? first === 0xef && second === 0xbf && third === 0xbd
        : first === (encoding === "utf-16le" ? 0xfd : 0xff) && second === (encoding === "utf-16le" ? 0xff : 0xfd);
    if (!isWritten) break;
  }
  return { offset, before: text.slice(0, from) };
};

/** Explains why bytes can't be decoded. */
export const explainBytes = (bytes: Uint8Array, encoding: ErnEncoding): ErnError => {
  const { offset, before } = firstWrongByte(bytes, encoding);
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, "0");
  const message = `The file has bytes that are not ${encoding.toUpperCase()}: the first is {place}, 0x${byte}.`;
  const remedy =
    encoding === "utf-8"
      ? 'Save the file as UTF-8, or name its encoding in the XML declaration, as in encoding="ISO-8859-1".'
      : "Save the file as UTF-8 and say so in its XML declaration.";
  return errorAtByte(message, offset, before, remedy);
};

/** Explains that a text contains a NUL, as binary files do. */
export const explainNul = (source: string, encoding: ErnEncoding): ErnError => {
  const position = source.indexOf("\0");
  const before = source.slice(0, position);
  const width = encoding.startsWith("utf-16") ? 2 : 1;
  const offset = encoding === "utf-8" ? new TextEncoder().encode(before).length : position * width;
  const column = before.length - (listLineStarts(before).at(-1) ?? 0) + 1;
  const message = `The file has a NUL, the character U+0000, which XML does not allow: {place}, column ${formatNumber(column)}.`;
  return errorAtByte(message, offset, before, "Remove it. A file with many of them isn't text.");
};
