import type { ContentAutomaton } from "./content-automaton";

/** An impossible count. */
const NEVER = -1;

/** For each place, the most children before an index that can be in order if the last of them is at this place. */
const countBefore = ({ next, isLater, placesOf }: ContentAutomaton, present: readonly string[]): Int32Array[] => {
  const begin = new Int32Array(next.length).fill(NEVER);
  begin[0] = 0;
  const counts = [begin];
  for (const name of present) {
    const before = counts.at(-1)!;
    const after = before.slice();
    for (const place of placesOf(name))
      for (let from = 0; from < next.length; from++)
        if (before[from] !== NEVER && isLater(from, place)) after[place] = Math.max(after[place]!, before[from]! + 1);
    counts.push(after);
  }
  return counts;
};

/** For each place, the most children from an index on that can be in order after it. */
const countAfter = ({ next, isLater, placesOf }: ContentAutomaton, present: readonly string[]): Int32Array[] => {
  const counts = [new Int32Array(next.length)];
  for (const name of [...present].reverse()) {
    const after = counts.at(-1)!;
    const before = after.slice();
    for (const place of placesOf(name))
      for (let from = 0; from < next.length; from++)
        if (isLater(from, place)) before[from] = Math.max(before[from]!, after[place]! + 1);
    counts.push(before);
  }
  return counts.reverse();
};

/**
 * Fits children into a content model in linear time. Returns a function that checks whether one more child with a name
 * may go before the child with an index without blocking what is still missing; children that are already out of place
 * are ignored.
 */
export const fitChildren = (
  automaton: ContentAutomaton,
  present: readonly string[],
): ((name: string, at: number) => boolean) => {
  const { places, placesOf, isLater, isUnordered } = automaton;
  const before = countBefore(automaton, present);
  const after = countAfter(automaton, present);
  const best = after[0]![0]!;
  return (name, at) => {
    if (isUnordered && present.includes(name)) return false;
    const isFree = (place: number): boolean =>
      places.some((_, from) => {
        const count = before[at]![from]!;
        return count !== NEVER && count + after[at]![place]! >= best && isLater(from, place);
      });
    return placesOf(name).some((place) => places[place]!.element !== undefined && isFree(place));
  };
};
