import type { Text } from "@codemirror/state";

import { readText } from "../editor/read-text";
import { textPieces } from "../editor/text-pieces";
import { nextTurn } from "../editor/next-turn";

/** A text as the database has it. */
export type StoredText = string | Blob;

/** The database copies a longer string while the page waits; bytes it takes by reference. */
const LONG = 500_000;

/** A long text as bytes, made a piece at a time while the page goes on. */
export const toStoredText = async (text: Text): Promise<StoredText> => {
  if (text.length <= LONG) return String(text);
  const pieces: Blob[] = [];
  for (const piece of textPieces(text)) {
    pieces.push(new Blob([piece]));
    await nextTurn();
  }
  return new Blob(pieces);
};

/** What was stored, with bytes as the editor's text; anything else is left as it is. */
export const fromStoredText = async (stored: unknown): Promise<unknown> => {
  if (!(stored instanceof Blob)) return stored;
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  return readText(stored, (bytes, isLast) => decoder.decode(bytes, { stream: !isLast }));
};
