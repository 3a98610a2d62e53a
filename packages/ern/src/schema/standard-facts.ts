import { memoize } from "../memoize";
import { ERN_VERSIONS, type ErnVersion } from "../model-types";
import { kindOfValue } from "./allowed-by-model";
import type { ValueModel } from "./schema-model";
import { schemaModelOf } from "./schema-model-of";
import { rulesOf, usesIn } from "./schema-rules";
import type { PartFacts } from "./version-parts";

/** An element or an attribute in one place of a message. */
export interface PlacedName extends PartFacts {
  name: string;
  isAttribute: boolean;
  /** The element that has it; "" for the message itself. */
  parent: string;
  /** What its text may be; undefined if it contains elements. */
  value?: ValueModel;
}

/** A place with the indexes of types that lead to it and on from it. */
interface Place extends PlacedName {
  within: number;
  type: number;
}

const NO_TYPE = -1;

const placesIn = memoize((version: ErnVersion): ReadonlyMap<string, readonly Place[]> => {
  const { types, values } = schemaModelOf(version);
  const { rulesOfType } = rulesOf(version);
  const byName = new Map<string, Place[]>();
  const add = (place: Place): void => void byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
  const seen = new Set<string>();
  for (const { name, type, parent, within } of usesIn(version)) {
    const siblings = within === NO_TYPE ? [] : rulesOfType(within).children;
    const facts = siblings?.find((child) => child.name === name);
    const { required = true, repeatable = false, deprecated = false } = facts ?? {};
    const value = values[types[type]!.text ?? NO_TYPE];
    add({ name, isAttribute: false, parent, required, repeatable, deprecated, value, within, type });
    if (seen.has(`${name} ${type}`)) continue;
    seen.add(`${name} ${type}`);
    for (const attribute of types[type]!.attributes) {
      const shared = { name: attribute.name, required: attribute.required, deprecated: attribute.deprecated ?? false };
      const of = { isAttribute: true, parent: name, repeatable: false, value: values[attribute.value] };
      add({ ...shared, ...of, within: type, type: NO_TYPE });
    }
  }
  return byName;
});

const placesAt = (version: ErnVersion, path: readonly string[]): readonly Place[] => {
  const last = path.at(-1) ?? "";
  const name = last.replace(/^@/, "");
  const found = (placesIn(version).get(name) ?? []).filter(({ isAttribute }) => isAttribute || name === last);
  if (path.length < 2) return found;
  const parents = placesAt(version, path.slice(0, -1));
  return found.filter((place) =>
    parents.some((parent) => parent.name === place.parent && parent.type === place.within),
  );
};

const segmentsOf = (path: string): string[] => path.replace(/(?<=\w)@/, "/@").split("/");

/** Returns the places of an element or attribute in a version: `Deal`, `ReleaseDeal/Deal`, `ICPN@IsEan`. */
export const standardPlaces = (version: ErnVersion, path: string): readonly PlacedName[] =>
  placesAt(version, segmentsOf(path));

/** Returns the versions that have an element or an attribute. */
export const versionsWith = (path: string): ErnVersion[] =>
  ERN_VERSIONS.filter((version) => standardPlaces(version, path).length > 0);

/** Returns the names of all elements and attributes of a version. */
export const standardNames = (version: ErnVersion): string[] => [...placesIn(version).keys()];

/** Returns the values that a place accepts; undefined if they aren't listed. */
export const valuesAt = ({ value }: PlacedName): readonly string[] | undefined =>
  value?.values ?? (kindOfValue(value) === "boolean" ? ["true", "false"] : undefined);
