import type { Text } from "@codemirror/state";

import { encodeErn, isWrittenAsUtf8 } from "../../ern/text/encoding";
import type { ErnEncoding } from "../../ern/types";
import { nextTurn } from "./next-turn";
import { PIECE_LENGTH, textPieces } from "./text-pieces";

/** Encodes the editor's text like `encodeErn`, but in pieces if it's long, so that the page stays responsive. */
export const encodeText = async (text: Text, encoding: ErnEncoding): Promise<Blob> => {
  if (text.length <= PIECE_LENGTH || !isWrittenAsUtf8(text.sliceString(0, PIECE_LENGTH), encoding))
    return new Blob([encodeErn({ source: text.sliceString(0), encoding }) as BlobPart]);
  const pieces: Blob[] = [];
  for (const piece of textPieces(text)) {
    pieces.push(new Blob([piece]));
    await nextTurn();
  }
  return new Blob(pieces);
};
