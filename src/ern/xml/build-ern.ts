import type { ErnDocument } from "../types";
import { listTokens } from "./tokens";

/** Rebuilds a document's XML from its pieces: exactly the characters that were parsed. */
export const buildErn = (document: ErnDocument): string => {
  const pieces: string[] = [];
  for (const { from, to } of listTokens(document)) pieces.push(document.source.slice(from, to));
  return pieces.join("");
};
