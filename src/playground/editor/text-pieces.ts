import type { Text } from "@codemirror/state";

/** The number of characters that the page can process at once without a noticeable delay. */
export const PIECE_LENGTH = 256 * 1024;

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** Splits a long text into short strings without splitting a character. */
export function* textPieces(text: Text): Generator<string> {
  for (let from = 0; from < text.length;) {
    const piece = text.sliceString(from, from + PIECE_LENGTH);
    const end = from + piece.length;
    const isCut = end < text.length && isFirstHalf(piece.charCodeAt(piece.length - 1));
    yield isCut ? piece + text.sliceString(end, end + 1) : piece;
    from = isCut ? end + 1 : end;
  }
}
