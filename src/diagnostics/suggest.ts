import { nearest } from "../utils/text/nearest";

/** A remedy that suggests the known word closest to the written one and lists all known words. */
export const suggest = (
  written: string,
  known: readonly string[],
  show: (word: string) => string = (word) => word,
): string => {
  const best = nearest(written, known);
  return `${best === undefined ? "" : `Did you mean ${show(best)}? `}Known: ${known.map(show).join(", ")}.`;
};
