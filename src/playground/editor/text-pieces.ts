import { Text } from "@codemirror/state";
import { encodeErn, type ErnEncoding, isWrittenAsUtf8 } from "@ddex-suite/ern";

import { nextTurn } from "./next-turn";

/** The number of characters that the page can process at once without a noticeable delay. */
export const PIECE_LENGTH = 256 * 1024;

/** Splits a long text into short strings without splitting a character. */
export function* textPieces(text: Text): Generator<string> {
  for (let from = 0; from < text.length;) {
    const piece = text.sliceString(from, from + PIECE_LENGTH);
    const end = from + piece.length;
    // The first half of a character.
    const isCut = end < text.length && /[\uD800-\uDBFF]/.test(piece.at(-1)!);
    yield isCut ? piece + text.sliceString(end, end + 1) : piece;
    from = isCut ? end + 1 : end;
  }
}

/** Returns a string as the editor's text. Only `\n` ends a line; a carriage return is a character. */
export const toEditorText = (source: string): Text => Text.of(source.split("\n"));

type Decode = (slice: Uint8Array, isLast: boolean) => string;

const createUtf8Decode = (): Decode => {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  return (slice, isLast) => decoder.decode(slice, { stream: !isLast });
};

/** Decodes bytes into the editor's text slice by slice, so that the page stays responsive. `decode` gets the slices in order. */
export const readText = async (bytes: Blob, decode = createUtf8Decode()): Promise<Text> => {
  let text = Text.empty;
  for (let from = 0; from < bytes.size; from += PIECE_LENGTH) {
    const slice = await bytes.slice(from, from + PIECE_LENGTH).arrayBuffer();
    text = text.append(toEditorText(decode(new Uint8Array(slice), from + PIECE_LENGTH >= bytes.size)));
    await nextTurn();
  }
  return text;
};

/** Returns a text as UTF-8, made piece by piece while the page keeps running. */
export const toBlob = async (text: Text): Promise<Blob> => {
  const pieces: Blob[] = [];
  for (const piece of textPieces(text)) {
    pieces.push(new Blob([piece]));
    await nextTurn();
  }
  return new Blob(pieces);
};

/** Encodes the editor's text like `encodeErn`, but in pieces if it's long, so that the page stays responsive. */
export const encodeText = async (text: Text, encoding: ErnEncoding): Promise<Blob> => {
  if (text.length <= PIECE_LENGTH || !isWrittenAsUtf8(text.sliceString(0, PIECE_LENGTH), encoding))
    return new Blob([encodeErn({ source: text.sliceString(0), encoding }) as BlobPart]);
  return toBlob(text);
};
