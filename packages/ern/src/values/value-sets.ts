import { memoize } from "../memoize";
import { ERN_VERSIONS, type ErnVersion } from "../model-types";
import { KNOWN_EDITIONS, valueSetsOf } from "../schema/facts";
import { isVersionOfErn } from "../schema/versions";

const setsOf = memoize((version: ErnVersion) =>
  memoize((edition: string | undefined) => {
    const sets = [...valueSetsOf(version, edition)];
    return new Map(sets.map(([set, values]) => [set, new Set([...values.keys()].sort())]));
  }),
);

/** Returns the values of a set, in order; a set that the edition lacks is that of the version's own edition. */
export const valueSet = (version: ErnVersion, name: string, edition?: string): ReadonlySet<string> | undefined =>
  setsOf(version)(edition).get(name) ?? setsOf(version)(undefined).get(name);

/** The latest edition of DDEX's sets whose values are known. */
const LATEST = Number(KNOWN_EDITIONS.at(-1));

/** Returns whether an edition is later than all that are known. */
export const isLaterEdition = (edition: string): boolean =>
  /^\s*\d+\s*$/.test(edition) && Number(edition) > LATEST && !isVersionOfErn(edition);

/** Returns whether a set has a value in any version of ERN; the newest one has those of the latest known edition. */
export const isInAnyEdition = (set: string, value: string): boolean =>
  ERN_VERSIONS.some((version) => valueSet(version, set)?.has(value));
