import type { Particle } from "./schema-model";

type ElementParticle = Extract<Particle, { kind: "element" }>;

/** A place of the content at which a child may stand. */
export interface ContentPlace {
  /** None where it may be any element. */
  element?: ElementParticle;
}

/** What children an element may have, as the places that may follow each other. 0 is the beginning. */
export interface ContentAutomaton {
  places: readonly ContentPlace[];
  /** The places that may come next after each, in the schema's order. */
  next: readonly (readonly number[])[];
  /** May the content end after this place? */
  isEnd: readonly boolean[];
  /** May a place come at any time after another? */
  isLater: (from: number, place: number) => boolean;
  /** Is each there once at most, in any order? */
  isUnordered: boolean;
  placesOf: (name: string) => readonly number[];
}

/** A part that may be there more often may be there as often as anyone likes. */
const MOST_COPIES = 32;

interface Fragment {
  first: number[];
  last: number[];
  isEmpty: boolean;
}

const EMPTY: Fragment = { first: [], last: [], isEmpty: true };

/** What can be reached from each place, by one step or more. */
const reachedFrom = (next: readonly (readonly number[])[]): Uint8Array[] =>
  next.map((direct) => {
    const reached = new Set(direct);
    for (const place of reached) for (const after of next[place]!) reached.add(after);
    const isReached = new Uint8Array(next.length);
    for (const place of reached) isReached[place] = 1;
    return isReached;
  });

/** Makes the automaton of a content: each time that an element is named in it is a place. */
export const toAutomaton = (content: Particle | undefined): ContentAutomaton => {
  const places: ContentPlace[] = [{}];
  const next: Set<number>[] = [new Set()];

  const connect = (from: readonly number[], to: readonly number[]): void => {
    for (const place of from) for (const after of to) next[place]!.add(after);
  };
  const inTurn = (one: Fragment, other: Fragment): Fragment => {
    connect(one.last, other.first);
    return {
      first: one.isEmpty ? [...one.first, ...other.first] : one.first,
      last: other.isEmpty ? [...one.last, ...other.last] : other.last,
      isEmpty: one.isEmpty && other.isEmpty,
    };
  };
  const either = (parts: readonly Fragment[]): Fragment => ({
    first: parts.flatMap(({ first }) => first),
    last: parts.flatMap(({ last }) => last),
    isEmpty: parts.length === 0 || parts.some(({ isEmpty }) => isEmpty),
  });

  const once = (particle: Particle): Fragment => {
    if (particle.kind === "element" || particle.kind === "any") {
      const place = places.push(particle.kind === "element" ? { element: particle } : {}) - 1;
      next.push(new Set());
      return { first: [place], last: [place], isEmpty: false };
    }
    const parts = particle.of.map(repeated);
    if (particle.kind === "sequence") return parts.reduce(inTurn, EMPTY);
    if (particle.kind === "choice") return either(parts);
    // In any order; that each is there once is counted by who asks.
    for (const part of parts) for (const other of parts) if (part !== other) connect(part.last, other.first);
    return { ...either(parts), isEmpty: parts.every(({ isEmpty }) => isEmpty) };
  };

  const repeated = (particle: Particle): Fragment => {
    const { min, max = Infinity } = particle;
    const isEndless = max > MOST_COPIES;
    const count = isEndless ? Math.min(Math.max(min, 1), MOST_COPIES) : max;
    let whole = EMPTY;
    for (let copy = 0; copy < count; copy++) {
      const one = once(particle);
      if (isEndless && copy === count - 1) connect(one.last, one.first);
      whole = inTurn(whole, { ...one, isEmpty: one.isEmpty || copy >= min });
    }
    return whole;
  };

  const { first, last, isEmpty } = content ? repeated(content) : EMPTY;
  connect([0], first);
  const steps = next.map((each) => [...each].sort((one, other) => one - other));
  const reached = reachedFrom(steps);
  const byName = new Map<string, number[]>();
  const any: number[] = [];
  places.forEach(({ element }, place) => {
    if (element) byName.set(element.name, [...(byName.get(element.name) ?? []), place]);
    else if (place > 0) any.push(place);
  });
  return {
    places,
    next: steps,
    isEnd: places.map((_, place) => (place === 0 ? isEmpty : last.includes(place))),
    isLater: (from, place) => reached[from]![place] === 1,
    isUnordered: content?.kind === "all",
    placesOf: (name) => [...(byName.get(name) ?? []), ...any],
  };
};
