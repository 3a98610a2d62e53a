import type { ErnVersion } from "../model-types";
import { kindOfValue } from "./allowed-by-model";
import type { ValueModel } from "./schema-model";
import { schemaModelOf } from "./schema-model-of";
import { rulesOf } from "./schema-rules";

/** The versions with facts of their own; 4.3.1 and 4.3.2 have those of 4.3. */
export const STANDARD_VERSIONS = ["3.8.2", "4.1", "4.1.1", "4.2", "4.3"] as const satisfies readonly ErnVersion[];

/** An element or an attribute in one place of a message. */
export interface PlacedName {
  name: string;
  isAttribute: boolean;
  /** The element that has it; "" for the message itself. */
  parent: string;
  required: boolean;
  repeatable: boolean;
  deprecated: boolean;
  /** What its text may be; undefined if it contains elements. */
  value?: ValueModel;
}

/** A place with the indexes of types that lead to it and on from it. */
interface Place extends PlacedName {
  within: number;
  type: number;
}

const NO_TYPE = -1;

const placesWithin = (version: ErnVersion, parent: string, within: number): Place[] => {
  const { types, values } = schemaModelOf(version);
  const { children = [], content } = rulesOf(version).at(within);
  const elements = children.map(({ name, required, repeatable }): Place => {
    const particles = content!.placesOf(name).flatMap((place) => content!.places[place]!.element ?? []);
    const type = particles[0]!.type;
    const deprecated = particles.every((particle) => particle.deprecated === true);
    const value = values[types[type]!.text ?? NO_TYPE];
    return { name, isAttribute: false, parent, required, repeatable, deprecated, value, within, type };
  });
  const attributes = types[within]!.attributes.map(({ name, required, deprecated = false, value }): Place => ({
    ...{ name, isAttribute: true, parent, required, repeatable: false, deprecated },
    ...{ value: values[value], within, type: NO_TYPE },
  }));
  return [...elements, ...attributes];
};

const listPlaces = (version: ErnVersion): ReadonlyMap<string, readonly Place[]> => {
  const all = Object.entries(schemaModelOf(version).roots).map(([name, type]): Place => ({
    ...{ name, isAttribute: false, parent: "", required: true, repeatable: false, deprecated: false },
    ...{ within: NO_TYPE, type },
  }));
  const seen = new Set<string>();
  for (const { name, type } of all) {
    if (type === NO_TYPE || seen.has(`${name} ${type}`)) continue;
    seen.add(`${name} ${type}`);
    all.push(...placesWithin(version, name, type));
  }
  const byName = new Map<string, Place[]>();
  for (const place of all) byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
  return byName;
};

const known = new Map<ErnVersion, ReadonlyMap<string, readonly Place[]>>();

const placesIn = (version: ErnVersion): ReadonlyMap<string, readonly Place[]> => {
  const places = known.get(version) ?? listPlaces(version);
  known.set(version, places);
  return places;
};

const placesAt = (version: ErnVersion, path: readonly string[]): readonly Place[] => {
  const last = path.at(-1) ?? "";
  const name = last.replace(/^@/, "");
  const found = (placesIn(version).get(name) ?? []).filter(({ isAttribute }) => isAttribute || name === last);
  if (path.length < 2) return found;
  const around = placesAt(version, path.slice(0, -1));
  return found.filter((place) => around.some((one) => one.name === place.parent && one.type === place.within));
};

const segmentsOf = (path: string): string[] => path.replace(/(?<=\w)@/, "/@").split("/");

/**
 * Where an element or an attribute may be in a version: `Deal`, `ReleaseDeal/Deal`, `ICPN@IsEan`. Empty if the version
 * doesn't have it.
 */
export const placesOf = (version: ErnVersion, path: string): readonly PlacedName[] =>
  placesAt(version, segmentsOf(path));

/** The versions that have an element or an attribute. */
export const versionsWith = (path: string): ErnVersion[] =>
  STANDARD_VERSIONS.filter((version) => placesOf(version, path).length > 0);

/** The names of all elements and attributes of a version. */
export const namesIn = (version: ErnVersion): string[] => [...placesIn(version).keys()];

/** The values that a place accepts; undefined if they aren't listed. */
export const valuesAt = ({ value }: PlacedName): readonly string[] | undefined =>
  value?.values ?? (kindOfValue(value) === "boolean" ? ["true", "false"] : undefined);

/** Must an element come before another in a parent: true, false if it must come after it; undefined if neither. */
export const comesBefore = (
  version: ErnVersion,
  parent: string,
  [first, second]: readonly [string, string],
): boolean | undefined => {
  const orders = new Set(
    placesAt(version, segmentsOf(parent)).flatMap(({ type }) => {
      const content = type === NO_TYPE ? undefined : rulesOf(version).at(type).content;
      const [from, to] = [content?.placesOf(first) ?? [], content?.placesOf(second) ?? []];
      if (!content || from.length === 0 || to.length === 0) return [];
      const isAfter = (one: readonly number[], other: readonly number[]): boolean =>
        one.some((place) => other.some((later) => content.isLater(place, later)));
      const [before, after] = [isAfter(from, to), isAfter(to, from)];
      return [before === after ? undefined : before];
    }),
  );
  const [order] = orders;
  return orders.size === 1 ? order : undefined;
};
