import { distance } from "fastest-levenshtein";

/** The candidates, most similar to `text` first. */
export const ranked = (text: string, candidates: readonly string[]): string[] =>
  candidates
    .map((candidate) => ({ candidate, edits: distance(text.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
    .map(({ candidate }) => candidate);

/** The candidate most similar to `text`, or undefined if all differ by more than two fifths. */
export const nearest = (text: string, candidates: readonly string[]): string | undefined => {
  const [best] = ranked(text, candidates);
  if (best === undefined) return undefined;
  const edits = distance(text.toLowerCase(), best.toLowerCase());
  return edits <= Math.max(text.length, best.length) * 0.4 ? best : undefined;
};
