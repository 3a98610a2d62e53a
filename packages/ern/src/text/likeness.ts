import { distance } from "fastest-levenshtein";

/** Returns how many letters must change to turn one text into the other; case doesn't count. */
export const distanceOf = (left: string, right: string): number => distance(left.toLowerCase(), right.toLowerCase());

/** Names, the ones most like a name first. */
export const byLikeness = (name: string, others: readonly string[]): string[] =>
  others
    .map((candidate) => ({ candidate: candidate, edits: distanceOf(name, candidate) }))
    .sort((a, b) => a.edits - b.edits)
    .map(({ candidate: candidate }) => candidate);

/** Returns the name most like another; undefined if even that differs in more than two fifths. */
export const mostLike = (name: string, others: readonly string[]): string | undefined => {
  const [best] = byLikeness(name, others);
  if (best === undefined) return undefined;
  return distanceOf(name, best) <= Math.max(name.length, best.length) * 0.4 ? best : undefined;
};
