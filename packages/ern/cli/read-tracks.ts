import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";

import {
  assertDeclaration,
  createErnDecoder,
  createTrackReader,
  decodeErn,
  ErnError,
  explainOtherFile,
  listTracks,
  parseErn,
  readMessage,
  type ReadTracks,
} from "../src";
import { LIMITS } from "../src/limits";
import { formatMegabytes } from "../src/text/counted";
import type { Input } from "./list-inputs";
import type { Progress } from "./terminal";

const HEAD = 4096;
/** Files of more bytes are read in pieces. */
const LARGE = 4 * 1024 * 1024;

const readAtOnce = (bytes: Uint8Array): ReadTracks => {
  const message = readMessage(parseErn(decodeErn(bytes).source));
  return { message, releases: message.releases.length, rows: listTracks(message) };
};

/** Creates a decoder of the pieces of a file. Throws an `ErnError` if it doesn't begin like a message. */
const createPieceDecoder = (head: Uint8Array) => {
  const explanation = explainOtherFile(head.subarray(0, HEAD));
  if (explanation) throw new ErnError({ code: "malformed", ...explanation });
  const { encoding, decode } = createErnDecoder(head);
  let isChecked = false;
  return (piece: Uint8Array, isLast = false): string => {
    try {
      const text = decode(piece, isLast);
      if (!isChecked) assertDeclaration(text, encoding);
      isChecked = true;
      return text;
    } catch (error) {
      if (error instanceof ErnError) throw error;
      const message = `The file has bytes that are not ${encoding.toUpperCase()}, or a NUL.`;
      throw new ErnError({
        code: "encoding",
        message,
        remedy: "Save the file as UTF-8 and say so in its XML declaration.",
      });
    }
  };
};

const readPieces = async (pieces: AsyncIterable<Uint8Array>, onRead: (bytes: number) => void): Promise<ReadTracks> => {
  // Otherwise the heap grows to several times what is kept before it's cleared.
  setFlagsFromString("--heap-growing-percent=20");
  setFlagsFromString("--semi-space-growth-factor=1");
  const reader = createTrackReader();
  let decode: ReturnType<typeof createPieceDecoder> | undefined;
  let bytes = 0;
  for await (const piece of pieces) {
    decode ??= createPieceDecoder(piece);
    reader.write(decode(piece));
    onRead((bytes += piece.length));
  }
  if (decode) reader.write(decode(new Uint8Array(), true));
  return reader.end();
};

/** Reads what can't be read again: as a whole, if a whole message may be so long. */
const readOnce = async (stream: AsyncIterable<Uint8Array>, onRead: (bytes: number) => void): Promise<ReadTracks> => {
  const first: Uint8Array[] = [];
  let bytes = 0;
  const rest = stream[Symbol.asyncIterator]();
  while (bytes <= LIMITS.sourceLength) {
    const { done, value } = await rest.next();
    if (done) return readAtOnce(Buffer.concat(first));
    first.push(value);
    bytes += value.length;
  }
  async function* inOrder() {
    let head: Uint8Array = new Uint8Array();
    while (head.length < HEAD) head = Buffer.concat([head, first.shift()!]);
    yield head;
    while (first.length > 0) yield first.shift()!;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return readPieces(inOrder(), onRead);
};

/** Returns what a message is, and its table of tracks. A large file is read in pieces, so that it need not fit in memory. */
export const readTracks = async ({ name, file, stream, read }: Input, progress: Progress): Promise<ReadTracks> => {
  const showRead = (bytes: number, size?: string): void =>
    progress.show(`${name}: ${formatMegabytes(bytes)}${size === undefined ? "" : ` of ${size}`}`);
  if (stream) return readOnce(stream, showRead);
  const { size } = file === undefined ? { size: 0 } : await stat(file);
  if (file === undefined || size <= LARGE) return readAtOnce(await read());
  return readPieces(createReadStream(file), (bytes) => showRead(bytes, formatMegabytes(size))).catch(
    async (error: unknown) => {
      if (size > LIMITS.sourceLength) throw error;
      // Reading the whole message explains better what is wrong.
      return readAtOnce(await read());
    },
  );
};
