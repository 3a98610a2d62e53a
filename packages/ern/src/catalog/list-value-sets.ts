import { type Code, codesElsewhere } from "../schema/codes-elsewhere";
import { valueSetsOf } from "../schema/facts";
import type { listElements } from "./list-elements";
import { nearestOf, SHOWN_VERSIONS, type ShownVersion } from "./versions-shown";

export interface CatalogValue {
  value: string;
  /** Newest first. */
  versions: ShownVersion[];
  /** The month since when it's deprecated, "" if that isn't known; null if it isn't. */
  deprecated: string | null;
  /** How versions that don't have it in this set say it, if they do. */
  elsewhere: { version: ShownVersion; codes: Code[] }[];
}

export interface CatalogValueSet {
  name: string;
  /** Newest first. */
  versions: ShownVersion[];
  values: CatalogValue[];
  /** The elements, and attributes as `Element/@Name`, that have these values. */
  users: string[];
}

/** Which elements and attributes use each set, by the set's name. */
const usersOf = (elements: ReturnType<typeof listElements>): Map<string, Set<string>> => {
  const users = new Map<string, Set<string>>();
  const add = (set: string, user: string): void => void users.set(set, new Set(users.get(set)).add(user));
  for (const { name, places } of elements)
    for (const { text, attributes } of places) {
      if (text?.values) add(text.name, name);
      for (const attribute of attributes)
        if (attribute.value.values) add(attribute.value.name, `${name}/@${attribute.name}`);
    }
  return users;
};

/** How versions say a value that its set lacks there, compared with the nearest version that has it. */
const elsewhereOf = (set: string, value: string, versions: readonly ShownVersion[]): CatalogValue["elsewhere"] =>
  SHOWN_VERSIONS.filter((version) => !versions.includes(version)).flatMap((version) => {
    const codes = codesElsewhere(set, value, nearestOf(versions, version)!, version);
    return codes.length > 0 ? [{ version, codes }] : [];
  });

/** Returns the sets of values that elements of these versions use, in alphabetical order. */
export const listValueSets = (elements: ReturnType<typeof listElements>): CatalogValueSet[] => {
  const sets = new Map(SHOWN_VERSIONS.map((version) => [version, valueSetsOf(version)]));
  return [...usersOf(elements)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, users]) => {
      const values = new Set(SHOWN_VERSIONS.flatMap((version) => [...(sets.get(version)!.get(name)?.keys() ?? [])]));
      return {
        name,
        versions: SHOWN_VERSIONS.filter((version) => sets.get(version)!.has(name)),
        users: [...users].sort(),
        values: [...values].sort().map((value) => {
          const versions = SHOWN_VERSIONS.filter((version) => sets.get(version)!.get(name)?.has(value));
          const deprecated = sets.get(versions[0]!)!.get(name)!.get(value) ?? null;
          return { value, versions, deprecated, elsewhere: elsewhereOf(name, value, versions) };
        }),
      };
    });
};
