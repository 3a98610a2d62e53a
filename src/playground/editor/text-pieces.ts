import type { Text } from "@codemirror/state";

/** Characters that the page can take at a time without a reader noticing. */
export const PIECE_LENGTH = 256 * 1024;

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** A long text in short strings; no character is cut in two. */
export function* textPieces(text: Text): Generator<string> {
  for (let from = 0; from < text.length;) {
    const piece = text.sliceString(from, from + PIECE_LENGTH);
    const end = from + piece.length;
    const isCut = end < text.length && isFirstHalf(piece.charCodeAt(piece.length - 1));
    yield isCut ? piece + text.sliceString(end, end + 1) : piece;
    from = isCut ? end + 1 : end;
  }
}
