import type { LackingChild } from "./allowed-here";
import type { ContentAutomaton } from "./content-automaton";

/** The cost of ignoring a misplaced child: so high that it only happens if nothing else helps. */
const PASSED_OVER = 1000;

/** How a place was reached: from another place, after the same number of children or one fewer. */
interface Step {
  cost: number;
  from: number;
  how: "added" | "taken" | "passed over";
}

type Steps = (Step | undefined)[];

const take = (steps: Steps, place: number, step: Step): boolean => {
  if ((steps[place]?.cost ?? Infinity) <= step.cost) return false;
  steps[place] = step;
  return true;
};

/** Continues from each place to all that can be reached by adding children. */
const addTo = ({ places, next }: ContentAutomaton, steps: Steps): void => {
  for (let isOver = false; !isOver;) {
    isOver = true;
    next.forEach((after, from) => {
      const { cost = Infinity } = steps[from] ?? {};
      for (const place of cost === Infinity ? [] : after)
        if (places[place]!.element && take(steps, place, { cost: cost + 1, from, how: "added" })) isOver = false;
    });
  }
};

const takeChild = ({ next, placesOf }: ContentAutomaton, before: Steps, name: string): Steps => {
  const steps: Steps = before.map(() => undefined);
  const isNamed = new Set(placesOf(name));
  before.forEach((step, from) => {
    if (!step) return;
    for (const place of next[from]!)
      if (isNamed.has(place)) take(steps, place, { cost: step.cost, from, how: "taken" });
    take(steps, from, { cost: step.cost + PASSED_OVER, from, how: "passed over" });
  });
  return steps;
};

/** The fewest children that complete the content, in order, each with the index of the child it goes before. */
export const completeChildren = (automaton: ContentAutomaton, present: readonly string[]): LackingChild[] => {
  const { places, isEnd, isUnordered } = automaton;
  if (isUnordered)
    return places.flatMap(({ element }) =>
      element && element.min > 0 && !present.includes(element.name) ? { name: element.name, at: present.length } : [],
    );
  const begin: Steps = places.map(() => undefined);
  begin[0] = { cost: 0, from: 0, how: "taken" };
  addTo(automaton, begin);
  const all = [begin];
  for (const name of present) {
    const steps = takeChild(automaton, all.at(-1)!, name);
    addTo(automaton, steps);
    all.push(steps);
  }
  const last = all.at(-1)!;
  let place = -1;
  last.forEach((step, at) => {
    if (step && isEnd[at] && (place === -1 || step.cost < last[place]!.cost)) place = at;
  });
  const lacking: LackingChild[] = [];
  const misplaced = new Set<string>();
  for (let at = present.length; place > 0 || at > 0;) {
    const step = all[at]?.[place];
    if (!step) break;
    if (step.how === "added") lacking.unshift({ name: places[place]!.element!.name, at });
    else at -= 1;
    if (step.how === "passed over") misplaced.add(present[at]!);
    place = step.from;
  }
  return lacking.map((child) => (misplaced.has(child.name) ? { ...child, isMisplaced: true } : child));
};
