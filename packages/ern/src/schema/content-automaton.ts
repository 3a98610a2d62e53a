import type { Particle } from "./schema-model";

type ElementParticle = Extract<Particle, { kind: "element" }>;

/** A position in the content model where a child may be. */
export interface ContentLocation {
  /** Undefined if any element is allowed. */
  element?: ElementParticle;
}

/** The children that an element may have, as places and the places that may follow them. 0 is the start. */
export interface ContentAutomaton {
  places: readonly ContentLocation[];
  /** The places that may come next after each, in schema order. */
  next: readonly (readonly number[])[];
  /** Whether the content may end after this place. */
  isEnd: readonly boolean[];
  /** Whether a place can come later than another. */
  isLater: (from: number, place: number) => boolean;
  /** Whether each is allowed once at most, in any order. */
  isUnordered: boolean;
  placesOf: (name: string) => readonly number[];
}

/** Above this number of copies, a part counts as unbounded. */
const MOST_COPIES = 32;

interface Fragment {
  first: number[];
  last: number[];
  isEmpty: boolean;
}

const EMPTY: Fragment = { first: [], last: [], isEmpty: true };

/** The places that can be reached from each, in one or more steps. */
const reachedFrom = (next: readonly (readonly number[])[]): Uint8Array[] =>
  next.map((direct) => {
    const reached = new Set(direct);
    for (const place of reached) for (const after of next[place]!) reached.add(after);
    const isReached = new Uint8Array(next.length);
    for (const place of reached) isReached[place] = 1;
    return isReached;
  });

/** Returns the automaton of a content model: every occurrence of an element in it is a place. */
export const toAutomaton = (content: Particle | undefined): ContentAutomaton => {
  const places: ContentLocation[] = [{}];
  const next: Set<number>[] = [new Set()];

  const connect = (from: readonly number[], to: readonly number[]): void => {
    for (const place of from) for (const after of to) next[place]!.add(after);
  };
  const inTurn = (left: Fragment, right: Fragment): Fragment => {
    connect(left.last, right.first);
    return {
      first: left.isEmpty ? [...left.first, ...right.first] : left.first,
      last: right.isEmpty ? [...left.last, ...right.last] : right.last,
      isEmpty: left.isEmpty && right.isEmpty,
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
    // Any order; the caller checks that each is there only once.
    for (const part of parts) for (const peer of parts) if (part !== peer) connect(part.last, peer.first);
    return { ...either(parts), isEmpty: parts.every(({ isEmpty }) => isEmpty) };
  };

  const repeated = (particle: Particle): Fragment => {
    const { min, max = Infinity } = particle;
    const isEndless = max > MOST_COPIES;
    const count = isEndless ? Math.min(Math.max(min, 1), MOST_COPIES) : max;
    let whole = EMPTY;
    for (let copy = 0; copy < count; copy++) {
      const fragment = once(particle);
      if (isEndless && copy === count - 1) connect(fragment.last, fragment.first);
      whole = inTurn(whole, { ...fragment, isEmpty: fragment.isEmpty || copy >= min });
    }
    return whole;
  };

  const { first, last, isEmpty } = content ? repeated(content) : EMPTY;
  connect([0], first);
  const steps = next.map((followers) => [...followers].sort((a, b) => a - b));
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
