import { Text } from "@codemirror/state";

import { nextTurn } from "./next-turn";
import { PIECE_LENGTH } from "./text-pieces";
import { toText } from "./to-text";

/** Decodes bytes into the editor's text slice by slice, so that the page stays responsive. `decode` gets the slices in order. */
export const readText = async (bytes: Blob, decode: (slice: Uint8Array, isLast: boolean) => string): Promise<Text> => {
  let text = Text.empty;
  for (let from = 0; from < bytes.size; from += PIECE_LENGTH) {
    const slice = await bytes.slice(from, from + PIECE_LENGTH).arrayBuffer();
    text = text.append(toText(decode(new Uint8Array(slice), from + PIECE_LENGTH >= bytes.size)));
    await nextTurn();
  }
  return text;
};
