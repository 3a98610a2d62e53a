import type { LackingChild } from "./allowed-here";
import type { ContentAutomaton, ContentLocation } from "./content-automaton";

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
): ((name: string, index: number) => boolean) => {
  const { places, placesOf, isLater, isUnordered } = automaton;
  const before = countBefore(automaton, present);
  const after = countAfter(automaton, present);
  const best = after[0]![0]!;
  return (name, index) => {
    if (isUnordered && present.includes(name)) return false;
    const isFree = (place: number): boolean =>
      places.some((_, from) => {
        const count = before[index]![from]!;
        return count !== NEVER && count + after[index]![place]! >= best && isLater(from, place);
      });
    return placesOf(name).some((place) => places[place]!.element !== undefined && isFree(place));
  };
};

/** Returns the child after which the content can't go on, or the number of children if only its end isn't allowed. */
export const findStop = ({ places, next, isEnd }: ContentAutomaton, names: readonly string[]): number | undefined => {
  let current = 0;
  for (const [index, name] of names.entries()) {
    const place = next[current]!.find((candidate) => places[candidate]!.element?.name === name);
    if (place === undefined) return index;
    current = place;
  }
  return isEnd[current] ? undefined : names.length;
};

/** The cost of adding a child: a deprecated one only if fewer others won't do. */
const costOf = ({ element }: ContentLocation): number => (element?.deprecated ? 101 : 100);

/** The cost of ignoring a misplaced child: so high that it only happens if nothing else helps. */
const PASSED_OVER = 100_000;

/** How a place was reached: from another place, after the same number of children or one fewer. */
interface Step {
  cost: number;
  from: number;
  how: "added" | "taken" | "passed over";
}

type Steps = (Step | undefined)[];

const recordStep = (steps: Steps, place: number, cost: number, from: number, how: Step["how"]): boolean => {
  const known = steps[place];
  if (known && known.cost <= cost) return false;
  steps[place] = { cost, from, how };
  return true;
};

/** Continues from places to all that can be reached by adding children. */
const addSteps = ({ places, next }: ContentAutomaton, steps: Steps, reached: number[]): void => {
  for (const from of reached)
    for (const place of next[from]!)
      if (places[place]!.element && recordStep(steps, place, steps[from]!.cost + costOf(places[place]!), from, "added"))
        reached.push(place);
};

const nextSteps = (automaton: ContentAutomaton, before: Steps, name: string): Steps => {
  const steps: Steps = before.map((step, from) => step && { cost: step.cost + PASSED_OVER, from, how: "passed over" });
  const named = automaton.placesOf(name);
  before.forEach((step, from) => {
    for (const place of step ? automaton.next[from]! : [])
      if (named.includes(place)) recordStep(steps, place, step!.cost, from, "taken");
  });
  addSteps(
    automaton,
    steps,
    named.filter((place) => steps[place]?.how === "taken"),
  );
  return steps;
};

/** Returns the fewest children that complete the content, in order, each with the index of the child it goes before. */
export const completeChildren = (automaton: ContentAutomaton, present: readonly string[]): LackingChild[] => {
  const { places, isEnd, isUnordered } = automaton;
  if (isUnordered)
    return places.flatMap(({ element }) =>
      element && element.min > 0 && !present.includes(element.name)
        ? { name: element.name, index: present.length }
        : [],
    );
  if (findStop(automaton, present) === undefined) return [];
  const begin: Steps = places.map(() => undefined);
  begin[0] = { cost: 0, from: 0, how: "taken" };
  addSteps(automaton, begin, [0]);
  const all = [begin];
  for (const name of present) all.push(nextSteps(automaton, all.at(-1)!, name));
  const last = all.at(-1)!;
  let place = -1;
  last.forEach((step, index) => {
    if (step && isEnd[index] && (place === -1 || step.cost < last[place]!.cost)) place = index;
  });
  const lacking: LackingChild[] = [];
  const misplaced = new Set<string>();
  for (let index = present.length; place > 0 || index > 0;) {
    const step = all[index]?.[place];
    if (!step) break;
    if (step.how === "added") lacking.unshift({ name: places[place]!.element!.name, index });
    else index -= 1;
    if (step.how === "passed over") misplaced.add(present[index]!);
    place = step.from;
  }
  return lacking.map((child) => (misplaced.has(child.name) ? { ...child, isMisplaced: true } : child));
};
