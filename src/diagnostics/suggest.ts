import { nearest } from "../utils/text/nearest";

/** A remedy that names the known word most like the written one, and all known ones. */
export const suggest = (
  written: string,
  known: readonly string[],
  show: (word: string) => string = (word) => word,
): string => {
  const best = nearest(written, known);
  return `${best === undefined ? "" : `Did you mean ${show(best)}? `}Known: ${known.map(show).join(", ")}.`;
};
