import type { ErnVersion } from "../model-types";
import { valueSetsOf } from "../schema/facts";

const sets = new Map<ErnVersion, ReadonlyMap<string, ReadonlySet<string>>>();

/** The values of a set in a version, in alphabetical order; undefined if there's no such set. */
export const valueSet = (version: ErnVersion, name: string): ReadonlySet<string> | undefined => {
  const known =
    sets.get(version) ??
    new Map([...valueSetsOf(version)].map(([set, values]) => [set, new Set([...values.keys()].sort())]));
  sets.set(version, known);
  return known.get(name);
};
