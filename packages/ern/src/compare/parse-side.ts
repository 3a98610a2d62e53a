import { ErnError } from "../ern-error";
import { readMessage } from "../model/read-message";
import { parseErnInSlices } from "../xml/parse-ern";
import type { ComparedMessage } from "./match-works";

/** A message to compare, or why it can't be read. */
export type Side = ComparedMessage | { problem: string };

/** Parses a message to compare. */
export const parseSide = async (source: string): Promise<Side> => {
  try {
    const document = await parseErnInSlices(source);
    return { document, message: readMessage(document) };
  } catch (error) {
    if (error instanceof ErnError) return { problem: `${error.message} (line ${error.line})` };
    throw error;
  }
};
