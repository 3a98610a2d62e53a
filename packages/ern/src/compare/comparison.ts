import type { NodeId, Range } from "../types";
import { toMoment } from "../values/compare-dates";

/** The parts of a message that a comparison is sorted by, as readers call them. */
export const partLabels = {
  message: "Message",
  releases: "Releases",
  tracks: "Tracks",
  resources: "Other resources",
  deals: "Deals",
  parties: "Parties",
};

export type ComparedPart = keyof typeof partLabels;

/** What readers call each kind of change. Moved: same content, different position among the others. */
export const changeLabels = {
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  moved: "Moved",
};

/** What one of two messages has, and where. */
export interface StatedValue extends Range {
  text: string;
}

/** A difference between two messages. */
export interface MeaningChange {
  part: ComparedPart;
  kind: keyof typeof changeLabels;
  /** What changed: "Paper Boats, ISRC QZ-…". */
  of: string;
  /** The field that changed: "Duration"; undefined if all of it was added or removed. */
  field?: string;
  before?: StatedValue;
  after?: StatedValue;
}

export interface FactValue {
  value: string;
  node: NodeId;
}

/** Values of the same sort. Their order and repetition have no meaning. */
export type Fact = readonly [name: string, values: readonly (FactValue | null | undefined)[]];

/** The positions of the nodes of each message. */
export type Places = Readonly<Record<"before" | "after", (node: NodeId) => Range>>;

/** The values of each fact by name and meaning, with white space and the zones of times ignored. */
const valuesByName = (facts: readonly Fact[]): Map<string, Map<string, FactValue>> => {
  const found = new Map<string, Map<string, FactValue>>();
  for (const [name, values] of facts) {
    const known = found.get(name) ?? new Map<string, FactValue>();
    found.set(name, known);
    for (const written of values) {
      const value = written?.value.replace(/\s+/g, " ").trim();
      const key = value && toMoment(value);
      if (written && key && !known.has(key)) known.set(key, { value, node: written.node });
    }
  }
  return found;
};

type Values = ReadonlyMap<string, FactValue>;

/** Values that only one of the two has. */
const valuesOnlyIn = (
  values: Values = new Map(),
  otherValues: Values = new Map(),
  placeOf: Places["before"],
): StatedValue | undefined => {
  const unmatched = [...values].flatMap(([key, value]) => (otherValues.has(key) ? [] : [value]));
  return unmatched[0] && { text: unmatched.map(({ value }) => value).join(", "), ...placeOf(unmatched[0].node) };
};

/** Returns the values that differ, as one change for each fact. */
export const compareFacts = (
  before: readonly Fact[],
  after: readonly Fact[],
  places: Places,
): Pick<MeaningChange, "field" | "before" | "after">[] => {
  const [old, now] = [valuesByName(before), valuesByName(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const gone = valuesOnlyIn(old.get(field), now.get(field), places.before);
    const come = valuesOnlyIn(now.get(field), old.get(field), places.after);
    return gone || come ? [{ field, before: gone, after: come }] : [];
  });
};
