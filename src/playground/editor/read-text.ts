import { Text } from "@codemirror/state";

import { nextTurn } from "./next-turn";
import { PIECE_LENGTH } from "./text-pieces";
import { toText } from "./to-text";

/** Reads bytes as the editor's text, a slice at a time, so that the page goes on meanwhile. `decode` is given the slices in order. */
export const readText = async (bytes: Blob, decode: (slice: Uint8Array, isLast: boolean) => string): Promise<Text> => {
  let text = Text.empty;
  for (let from = 0; from < bytes.size; from += PIECE_LENGTH) {
    const slice = await bytes.slice(from, from + PIECE_LENGTH).arrayBuffer();
    text = text.append(toText(decode(new Uint8Array(slice), from + PIECE_LENGTH >= bytes.size)));
    await nextTurn();
  }
  return text;
};
