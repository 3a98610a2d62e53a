import type { ErnVersion } from "../model-types";
import { valueSetsOf } from "./facts";
import { type ErnMove, movesBetween } from "./moves-between";
import { elementsOf, type ErnElement, type Parts, unionOf } from "./version-parts";

/** What happened to a part of an element. */
type PartChangeKind = "added" | "removed" | "required" | "optional" | "repeatable" | "single" | "deprecated";

/** A child element or, with "@" before its name, an attribute that changed. */
export interface PartChange {
  name: string;
  kind: PartChangeKind;
  /** Whether the later version requires it. */
  required: boolean;
}

/** An element whose parts changed. */
export interface ElementChange {
  element: string;
  /** The parents in which it changed so; empty if it's the same in all. */
  parents: readonly string[];
  /** The child of the message that it's in, such as "ResourceList". */
  area: string;
  parts: readonly PartChange[];
}

/** A set of values that changed. */
export interface ValueSetChange {
  set: string;
  added: readonly string[];
  removed: readonly string[];
  deprecated: readonly string[];
}

/** What differs between two versions of ERN. */
export interface ErnChanges {
  elements: readonly ElementChange[];
  /** Of the sets that both versions have. */
  values: readonly ValueSetChange[];
  moves: readonly ErnMove[];
  /** Names of elements that only the later version has. */
  newNames: readonly string[];
  /** Names of elements that only the earlier version has. */
  goneNames: readonly string[];
}

/** A choice whose alternatives differ is another one, and they're listed themselves. */
const isChoice = (name: string): boolean => name.includes(" ");

const compareParts = (before: Parts, after: Parts): PartChange[] => {
  const removed = [...before.keys()].filter((name) => !after.has(name) && !isChoice(name));
  return [
    ...[...after].flatMap(([name, { required, repeatable, deprecated }]): PartChange[] => {
      const change = (kind: PartChangeKind): PartChange => ({ name, kind, required });
      const old = before.get(name);
      if (!old) return isChoice(name) ? [] : [change("added")];
      return [
        ...(old.required === required ? [] : [change(required ? "required" : "optional")]),
        ...(old.repeatable === repeatable ? [] : [change(repeatable ? "repeatable" : "single")]),
        ...(deprecated && !old.deprecated ? [change("deprecated")] : []),
      ];
    }),
    ...removed.map((name): PartChange => ({ name, kind: "removed", required: false })),
  ];
};

type Pair = readonly [before: ErnElement, after: ErnElement];

/** The changes of the elements with one name; those that changed alike in several parents are one. */
const compareNamed = (pairs: readonly Pair[]): ElementChange[] => {
  const byChange = new Map<string, { parents: string[]; area: string; parts: PartChange[] }>();
  for (const [before, after] of pairs) {
    const parts = compareParts(before.parts, after.parts);
    const key = JSON.stringify(parts);
    const same = byChange.get(key) ?? { parents: [], area: after.area, parts };
    byChange.set(key, { ...same, parents: [...same.parents, after.parent] });
  }
  const element = pairs[0]![1].name;
  const isSame = byChange.size === 1;
  return [...byChange.values()]
    .filter(({ parts }) => parts.length > 0)
    .map((change) => ({ element, ...change, parents: isSame ? [] : change.parents }));
};

const compareElements = (from: ErnVersion, to: ErnVersion, moves: readonly ErnMove[]): ElementChange[] => {
  const [earlier, later] = [elementsOf(from), elementsOf(to)];
  const named = (elements: typeof earlier, name: string): ErnElement[] =>
    [...elements.values()].filter((element) => element.name === name);
  return [...new Set([...later.values()].map(({ name }) => name))].flatMap((name) => {
    const after = named(later, name);
    const pairs = after.flatMap((element): Pair[] => {
      const path = `${element.parent}/${name}`;
      const before = earlier.get(path) ?? earlier.get(moves.find((move) => move.to === path)?.from ?? "");
      return before ? [[before, element]] : [];
    });
    if (pairs.length > 0) return compareNamed(pairs);
    const before = named(earlier, name);
    if (before.length === 0) return [];
    // It's in other parents now, so all that have it are compared.
    const whole = (all: readonly ErnElement[]): ErnElement => ({
      ...all[0]!,
      parts: unionOf(all.map(({ parts }) => parts)),
    });
    return compareNamed([[whole(before), whole(after)]]);
  });
};

const compareValues = (from: ErnVersion, to: ErnVersion): ValueSetChange[] => {
  const [earlier, later] = [valueSetsOf(from), valueSetsOf(to)];
  return [...later].flatMap(([set, after]): ValueSetChange[] => {
    const before = earlier.get(set);
    if (!before) return [];
    const added = [...after.keys()].filter((value) => !before.has(value)).sort();
    const removed = [...before.keys()].filter((value) => !after.has(value)).sort();
    const isNew = (value: string): boolean => before.has(value) && before.get(value) === undefined;
    const deprecated = [...after]
      .flatMap(([value, since]) => (since !== undefined && isNew(value) ? [value] : []))
      .sort();
    return added.length + removed.length + deprecated.length > 0 ? [{ set, added, removed, deprecated }] : [];
  });
};

const versionElementNames = (version: ErnVersion): Set<string> =>
  new Set([...elementsOf(version).values()].map(({ name }) => name));

/** Returns what changed from one version of ERN to a later one. */
export const changesBetween = (from: ErnVersion, to: ErnVersion): ErnChanges => {
  const [before, after] = [versionElementNames(from), versionElementNames(to)];
  const moves = movesBetween(from, to);
  return {
    elements: compareElements(from, to, moves),
    values: compareValues(from, to),
    moves,
    newNames: [...after].filter((name) => !before.has(name)).sort(),
    goneNames: [...before].filter((name) => !after.has(name)).sort(),
  };
};
