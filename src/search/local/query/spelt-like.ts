/** Edit distance of two words, or Infinity if it is more than `most`. */
const distance = (word: string, other: string, most: number): number => {
  if (Math.abs(word.length - other.length) > most) return Infinity;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= word.length; at++) {
    const row = [at];
    let least = at;
    for (let to = 1; to <= other.length; to++) {
      const wrong = before[to - 1]! + Number(word[at - 1] !== other[to - 1]);
      const nearest = Math.min(wrong, before[to]! + 1, row[to - 1]! + 1);
      row.push(nearest);
      least = Math.min(least, nearest);
    }
    if (least > most) return Infinity;
    before = row;
  }
  return before[other.length]!;
};

/** The terms at most `most` edits away from a word, with their distances. */
export const speltLike = (
  word: string,
  vocabulary: readonly string[],
  most: number,
): { term: string; distance: number }[] =>
  vocabulary
    .map((term) => ({ term, distance: distance(word, term, most) }))
    .filter((found) => found.distance > 0 && found.distance <= most);
