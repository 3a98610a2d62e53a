/** The number of characters to insert, delete or replace to turn one name into another, ignoring case. */
export const distanceOf = (one: string, other: string): number => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, character] of [...a].entries()) {
    const next = [row + 1];
    for (let at = 0; at < b.length; at += 1) {
      const replaced = above[at]! + (character === b[at] ? 0 : 1);
      next.push(Math.min(replaced, above[at + 1]! + 1, next[at]! + 1));
    }
    above = next;
  }
  return above.at(-1)!;
};

/** Names, the ones most like a name first. */
export const byLikeness = (name: string, others: readonly string[]): string[] =>
  others
    .map((other) => ({ other, distance: distanceOf(name, other) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ other }) => other);

/** The name most like another; undefined if even that differs in more than two fifths. */
export const mostLike = (name: string, others: readonly string[]): string | undefined => {
  const [best] = byLikeness(name, others);
  if (best === undefined) return undefined;
  return distanceOf(name, best) <= Math.max(name.length, best.length) * 0.4 ? best : undefined;
};
