import { distance } from "fastest-levenshtein";

/** Returns how many letters must change to turn one text into the other; case doesn't count. */
export const distanceOf = (left: string, right: string): number => distance(left.toLowerCase(), right.toLowerCase());

/** Returns names in order of their likeness to a name. */
export const sortByLikeness = (name: string, others: readonly string[]): string[] =>
  others
    .map((candidate) => ({ candidate, edits: distanceOf(name, candidate) }))
    .sort((a, b) => a.edits - b.edits)
    .map(({ candidate }) => candidate);

/** Returns the name most like another; undefined if even that differs in more than two fifths. */
export const mostLike = (name: string, others: readonly string[]): string | undefined => {
  const [best] = sortByLikeness(name, others);
  if (best === undefined) return undefined;
  return distanceOf(name, best) <= Math.max(name.length, best.length) * 0.4 ? best : undefined;
};
