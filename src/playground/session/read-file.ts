import { LIMITS } from "../engine/limits";
import { decodeErn } from "../engine/text/encoding";
import type { ErnText } from "../engine/types";

/**
 * Reads a file as a message's text, without the engine's worker: files open when that does not run. Throws an Error that
 * says why it cannot be one; malformed XML is read.
 */
export const readFile = async (file: File): Promise<ErnText> => {
  const megabytes = (size: number): string => `${Math.round(size / 1024 / 1024).toLocaleString("en")} MB`;
  if (file.size > LIMITS.sourceLength) {
    throw new Error(`${file.name} has ${megabytes(file.size)}; ${megabytes(LIMITS.sourceLength)} are the limit.`);
  }
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error(
      `${file.name} cannot be read: it is a folder, or was moved or changed meanwhile. Open an XML file.`,
    );
  });
  const text = decodeErn(new Uint8Array(bytes));
  if (
    !text.source
      .replace(/^\uFEFF/, "")
      .trimStart()
      .startsWith("<")
  ) {
    throw new Error(`${file.name} is no XML file: an ERN message begins with “<”. Open the message's XML.`);
  }
  return text;
};
