import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";

import {
  checkDeclaration,
  createErnDecoder,
  createTrackReader,
  decodeErn,
  ErnError,
  type ErnTrackRow,
  explainOtherFile,
  listTracks,
  parseErn,
  readMessage,
} from "../src";
import { LIMITS } from "../src/limits";
import { formatMegabytes } from "../src/text/counted";
import type { Input } from "./list-inputs";
import type { Progress } from "./terminal";

type Rows = Iterable<Pick<ErnTrackRow, "cells">>;

const HEAD = 4096;
/** Files of more bytes are read in pieces. */
const LARGE = 4 * 1024 * 1024;

const readRowsAtOnce = async (input: Input): Promise<Rows> =>
  listTracks(readMessage(parseErn(decodeErn(await input.read()).source)));

/** Returns what decodes the pieces of a file. Throws an `ErnError` if it doesn't begin like a message. */
const createDecoding = (head: Uint8Array) => {
  const explanation = explainOtherFile(head.subarray(0, HEAD));
  if (explanation) throw new ErnError({ code: "malformed", ...explanation });
  const { encoding, decode } = createErnDecoder(head);
  let isChecked = false;
  return (piece: Uint8Array, isLast = false): string => {
    try {
      const text = decode(piece, isLast);
      if (!isChecked) checkDeclaration(text, encoding);
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

const readPieces = async (file: string, onRead: (bytes: number) => void): Promise<Rows> => {
  // Otherwise the heap grows to several times what is kept before it's cleared.
  setFlagsFromString("--heap-growing-percent=20");
  setFlagsFromString("--semi-space-growth-factor=1");
  const reader = createTrackReader();
  let decode: ReturnType<typeof createDecoding> | undefined;
  let bytes = 0;
  for await (const piece of createReadStream(file) as AsyncIterable<Uint8Array>) {
    decode ??= createDecoding(piece);
    reader.write(decode(piece));
    onRead((bytes += piece.length));
  }
  if (decode) reader.write(decode(new Uint8Array(), true));
  return reader.end();
};

/** Returns the rows of a message's table of tracks. A large file is read in pieces, so that it need not fit in memory. */
export const readTracks = async (input: Input, progress: Progress): Promise<Rows> => {
  const { file } = input;
  const { size } = file === undefined ? { size: 0 } : await stat(file);
  if (file === undefined || size <= LARGE) return readRowsAtOnce(input);
  const onRead = (bytes: number): void =>
    progress.show(`${input.name}: ${formatMegabytes(bytes)} of ${formatMegabytes(size)}`);
  return readPieces(file, onRead).catch((error: unknown) => {
    if (size > LIMITS.sourceLength) throw error;
    // The whole message tells better what is wrong.
    return readRowsAtOnce(input);
  });
};
