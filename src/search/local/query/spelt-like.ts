import { distance } from "fastest-levenshtein";

/** The terms at most `most` edits away from a word, with their distances. */
export const speltLike = (
  word: string,
  vocabulary: readonly string[],
  most: number,
): { term: string; distance: number }[] =>
  vocabulary
    .filter((term) => Math.abs(term.length - word.length) <= most)
    .map((term) => ({ term, distance: distance(word, term) }))
    .filter((found) => found.distance > 0 && found.distance <= most);
