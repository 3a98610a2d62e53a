import type { Text } from "@codemirror/state";

import { readText } from "../editor/read-text";
import { textPieces } from "../editor/text-pieces";
import { nextTurn } from "../editor/next-turn";

/** A text as stored in the database. */
export type StoredText = string | Blob;

/** The database copies a longer string while the page waits; bytes are taken by reference. */
const LONG = 500_000;

/** A long text as bytes, made piece by piece while the page keeps running. */
export const toStoredText = async (text: Text): Promise<StoredText> => {
  if (text.length <= LONG) return String(text);
  const pieces: Blob[] = [];
  for (const piece of textPieces(text)) {
    pieces.push(new Blob([piece]));
    await nextTurn();
  }
  return new Blob(pieces);
};

/** A stored value, with bytes as the editor's text; anything else is returned unchanged. */
export const fromStoredText = async (stored: unknown): Promise<unknown> => {
  if (!(stored instanceof Blob)) return stored;
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  return readText(stored, (bytes, isLast) => decoder.decode(bytes, { stream: !isLast }));
};
