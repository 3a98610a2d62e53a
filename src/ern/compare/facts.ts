import type { ErnValue } from "../model-types";
import type { NodeId, Range } from "../types";
import type { MeaningChange, Said } from "./comparison";

export interface FactValue {
  text: string;
  node: NodeId;
}

/** Values of the same sort. Their order and repetition have no meaning. */
export interface Fact {
  name: string;
  values: readonly FactValue[];
}

/** Returns the position of a node in its message. */
export type Place = (node: NodeId) => Range;

export interface Places {
  before: Place;
  after: Place;
}

type Maybe = ErnValue | null | undefined;

export const toFact = (name: string, ...values: readonly Maybe[]): Fact => ({
  name,
  values: values.flatMap((value) => (value?.value ? [{ text: value.value, node: value.node }] : [])),
});

/** The values of each fact by name, with white space ignored. */
const byName = (facts: readonly Fact[]): Map<string, Map<string, FactValue>> => {
  const found = new Map<string, Map<string, FactValue>>();
  for (const { name, values } of facts) {
    const known = found.get(name) ?? new Map<string, FactValue>();
    found.set(name, known);
    for (const { text, node } of values) {
      const tidy = text.replace(/\s+/g, " ").trim();
      if (tidy && !known.has(tidy)) known.set(tidy, { text: tidy, node });
    }
  }
  return found;
};

const NOTHING: ReadonlyMap<string, FactValue> = new Map();

/** Values that only one of the two has. */
const onlyIn = (
  one: ReadonlyMap<string, FactValue>,
  other: ReadonlyMap<string, FactValue>,
  placeOf: Place,
): Said | undefined => {
  const own = [...one.values()].filter(({ text }) => !other.has(text));
  return own[0] && { text: own.map(({ text }) => text).join(", "), ...placeOf(own[0].node) };
};

/** The values that differ, as one change for each fact. */
export const compareFacts = (
  before: readonly Fact[],
  after: readonly Fact[],
  places: Places,
): Pick<MeaningChange, "field" | "before" | "after">[] => {
  const [old, now] = [byName(before), byName(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const [left, right] = [old.get(field) ?? NOTHING, now.get(field) ?? NOTHING];
    const gone = onlyIn(left, right, places.before);
    const come = onlyIn(right, left, places.after);
    return gone || come ? [{ field, before: gone, after: come }] : [];
  });
};
