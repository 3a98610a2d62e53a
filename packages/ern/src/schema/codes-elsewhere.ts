import { memoize } from "../memoize";
import type { ErnVersion } from "../model-types";
import { foldText } from "../text/fold-text";
import { valueSetsOf } from "./facts";
import { isEarlier, movesBetween } from "./moves-between";
import { schemaModelOf } from "./schema-model-of";
import { usesIn } from "./schema-rules";

/** A value of a set. */
export interface Code {
  set: string;
  value: string;
}

/** Values that many sets have and that don't say what of. */
const UNSPECIFIC: ReadonlySet<string> = new Set(["Unknown", "UserDefined"]);

/** The sets of values by place: "Video/Type" for an element, "@TitleType" for an attribute, wherever it is. */
const setsByPlace = memoize((version: ErnVersion): ReadonlyMap<string, ReadonlySet<string>> => {
  const { types, values } = schemaModelOf(version);
  const places = new Map<string, Set<string>>();
  const add = (place: string, value: number | undefined): void => {
    const sets = places.get(place) ?? new Set();
    places.set(place, sets);
    const model = values[value ?? -1];
    if (model?.values) sets.add(model.name);
  };
  for (const { name, parent, type } of usesIn(version)) {
    add(`${parent}/${name}`, types[type]!.text);
    for (const attribute of types[type]!.attributes) add(`@${attribute.name}`, attribute.value);
  }
  return places;
});

/** The values of each set by their folded spelling. */
const foldedSets = memoize(
  (version: ErnVersion) =>
    new Map(
      [...valueSetsOf(version)].map(([set, values]) => [
        set,
        new Map([...values.keys()].map((value) => [foldText(value), value])),
      ]),
    ),
);

/** Sets of a version with those of a later one that took their place, or stand next to it where nothing was before. */
const successors = (from: ErnVersion, to: ErnVersion, moves: ReadonlyMap<string, string>): string[][] => {
  const [before, after] = [setsByPlace(from), setsByPlace(to)];
  const aroundOf = (place: string): string => place.slice(0, place.indexOf("/") + 1);
  /** The sets of new places by the element around them, so not those of attributes. */
  const added = new Map<string, Set<string>>();
  for (const [place, sets] of after)
    if (!before.has(place))
      for (const set of sets) added.set(aroundOf(place), (added.get(aroundOf(place)) ?? new Set()).add(set));
  added.delete("");
  return [...before].flatMap(([place, sets]) => {
    const moved = moves.get(place) ?? place;
    const now = [...(after.get(moved) ?? []), ...(added.get(aroundOf(moved)) ?? [])];
    return [...sets].flatMap((set) => [set, ...now].map((successor) => [set, successor]));
  });
};

/** The counterparts in another version, later or earlier, of a version's sets, and of renamed values as "Set=Value". */
const counterpartsIn = memoize((version: ErnVersion) =>
  memoize((otherVersion: ErnVersion) => {
    const isLater = isEarlier(version, otherVersion);
    const [from, to] = isLater ? [version, otherVersion] : [otherVersion, version];
    const moves = movesBetween(from, to).map((move) => [move.from, move.to] as const);
    const values = moves.map((paths) => paths.map((path) => path.replace(/.*\//, "")));
    const found = new Map<string, Set<string>>();
    for (const [before = "", after = ""] of [...successors(from, to, new Map(moves)), ...values]) {
      const [ours, theirs] = isLater ? [before, after] : [after, before];
      found.set(ours, (found.get(ours) ?? new Set()).add(theirs));
    }
    return found;
  }),
);

/** Returns the values by which another version says one that its set lacks there; `version` has it. */
export const codesElsewhere = (set: string, value: string, version: ErnVersion, otherVersion: ErnVersion): Code[] => {
  if (UNSPECIFIC.has(value)) return [];
  const known = counterpartsIn(version)(otherVersion);
  const counterparts = (name: string): string[] => [...(known.get(name) ?? [])];
  const sameValues = counterparts(set).map((counterpart) => [
    counterpart,
    foldedSets(otherVersion).get(counterpart)?.get(foldText(value)),
  ]);
  const renamed = counterparts(`${set}=${value}`).map((code) => code.split("="));
  return [...sameValues, ...renamed].flatMap(([counterpart = "", found]) =>
    found ? [{ set: counterpart, value: found }] : [],
  );
};
