import type { Text } from "@codemirror/state";
import {
  assertDeclaration,
  createErnDecoder,
  decodeErn,
  type ErnEncoding,
  explainOtherText,
  LIMITS,
} from "@ddex-suite/ern";
import { formatMegabytes } from "@ddex-suite/ern/text/counted";

import { PIECE_LENGTH, readText, toEditorText } from "../../editor/text-pieces";

export interface OpenedText {
  source: Text;
  encoding: ErnEncoding;
}

/** A message's encoding is declared at its beginning. */
const HEAD_BYTES = 1024;

const readWhole = async (file: File): Promise<OpenedText> => {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error(`${file.name} cannot be read: it is a folder, or it was moved or changed. Open an XML file.`);
  });
  const { source, encoding } = decodeErn(new Uint8Array(bytes));
  return { source: toEditorText(source), encoding };
};

const readInSlices = async (file: File): Promise<OpenedText> => {
  const { encoding, decode } = createErnDecoder(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const source = await readText(file, decode);
  assertDeclaration(source.sliceString(0, HEAD_BYTES), encoding);
  return { source, encoding };
};

/** If the slices can't be decoded, reading the whole file gives the reason. */
const readContent = (file: File): Promise<OpenedText> =>
  file.size > PIECE_LENGTH ? readInSlices(file).catch(() => readWhole(file)) : readWhole(file);

/** Returns whether a text begins with a tag. A byte order mark counts as white space. */
const beginsWithTag = (source: Text): boolean => {
  for (const line of source.iterLines()) {
    const start = line.trimStart();
    if (start) return start.startsWith("<");
  }
  return false;
};

/** Reads a message in slices on the page, so files open even if the worker doesn't run. Accepts malformed XML. */
export const readMessageFile = async (file: File): Promise<OpenedText> => {
  if (file.size > LIMITS.sourceLength)
    throw new Error(
      `${file.name} has ${formatMegabytes(file.size)}; the limit is ${formatMegabytes(LIMITS.sourceLength)}.`,
    );
  const text = await readContent(file);
  if (!beginsWithTag(text.source)) {
    const explanation = explainOtherText(text.source.sliceString(0, HEAD_BYTES));
    if (explanation) throw new Error(`${file.name}: ${explanation.message} ${explanation.remedy}`);
    throw new Error(`${file.name} isn't an XML file: an ERN message begins with “<”. Open the message's XML.`);
  }
  return text;
};

export const readOtherMessage = async (file: File) => ({ ...(await readMessageFile(file)), name: file.name });
