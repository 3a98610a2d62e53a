import type { Explanation } from "../types";

const ENTRY = "playground-other-file";

const UNPACK = "Unpack it, and open the message in it.";
const GET_AGAIN = "Get the message itself.";

/** How other files begin, what they are, and what to do with them. */
const BINARY: readonly (readonly [beginning: string, what: string, remedy: string])[] = [
  ["PK\u0003\u0004", "a ZIP archive", UNPACK],
  ["PK\u0005\u0006", "an empty ZIP archive", GET_AGAIN],
  ["\u001F\u008B", "a gzip archive", UNPACK],
  ["BZh", "a bzip2 archive", UNPACK],
  ["7z\u00BC\u00AF", "a 7-Zip archive", UNPACK],
  ["Rar!", "a RAR archive", UNPACK],
  ["%PDF-", "a PDF file", GET_AGAIN],
  ["\u0089PNG", "a PNG image", GET_AGAIN],
  ["\u00FF\u00D8\u00FF", "a JPEG image", GET_AGAIN],
  ["fLaC", "a FLAC recording", GET_AGAIN],
  ["RIFF", "a WAV recording", GET_AGAIN],
  ["ID3", "an MP3 recording", GET_AGAIN],
];

const TEXTS: readonly (readonly [beginning: RegExp, what: string, remedy: string])[] = [
  [
    /^<!doctype\s+html\b|^<html[\s>]/i,
    "an HTML page",
    "Open it in a browser: it often says why it came instead of the message, such as that a session has ended.",
  ],
  [
    /^[{[]\s*(?:["{[\]}\d-]|true|false|null)/,
    "JSON",
    "To build a message from data, paste them into the view Build of the playground.",
  ],
  [/^#?HEAD\tDSR/, "a sales report (DSR)", "It's a table of another DDEX standard, which is read with other programs."],
];

const toExplanation = ([, what, remedy]: readonly [unknown, string, string]): Explanation => ({
  message: `This is ${what}, not an ERN message.`,
  remedy,
  entry: ENTRY,
});

/** Returns whether a file is a ZIP by its first bytes, whatever its name is. */
export const isZip = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && three === 0x03 && four === 0x04;

/** Returns what a file is, by its first bytes, if that's known and isn't a text. */
export const explainBinary = (bytes: Uint8Array): Explanation | undefined => {
  const head = String.fromCharCode(...bytes.subarray(0, 8));
  const found = BINARY.find(([beginning]) => head.startsWith(beginning));
  return found && toExplanation(found);
};

const HEAD = 1024;

/** Returns what a text is, by how it begins, if that's known and isn't a message. */
export const explainOtherText = (source: string): Explanation | undefined => {
  const head = source
    .slice(0, HEAD)
    .replace(/^\uFEFF/, "")
    .trimStart();
  const found = TEXTS.find(([beginning]) => beginning.test(head));
  return found && toExplanation(found);
};

/** Returns what a file is, by its first bytes, if that's known and isn't a message. */
export const explainOtherFile = (bytes: Uint8Array): Explanation | undefined =>
  explainBinary(bytes) ?? explainOtherText(new TextDecoder().decode(bytes));
