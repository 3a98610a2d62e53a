/** Number of single-character edits between two texts. */
export const editDistance = (a: string, b: string): number => {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    previous = row;
  }
  return previous[b.length]!;
};

/** The candidates, most similar to `text` first. */
export const ranked = (text: string, candidates: readonly string[]): string[] =>
  candidates
    .map((candidate) => ({ candidate, distance: editDistance(text.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate);

/** The candidate most similar to `text`, or undefined if all differ by more than two fifths. */
export const nearest = (text: string, candidates: readonly string[]): string | undefined => {
  const [best] = ranked(text, candidates);
  if (best === undefined) return undefined;
  const distance = editDistance(text.toLowerCase(), best.toLowerCase());
  return distance <= Math.max(text.length, best.length) * 0.4 ? best : undefined;
};
