import later from "../../data/values-avs-9.json";
import { ERN_VERSIONS, type ErnVersion } from "../model-types";
import { byVersion } from "../schema/by-version";
import { valueSetsOf } from "../schema/facts";
import { isVersionOfErn } from "../schema/versions";

const setsOf = byVersion(
  (version) => new Map([...valueSetsOf(version)].map(([set, values]) => [set, new Set([...values.keys()].sort())])),
);

/** The values of a set in a version, in alphabetical order; undefined if there's no such set. */
export const valueSet = (version: ErnVersion, name: string): ReadonlySet<string> | undefined =>
  setsOf(version).get(name);

const LATER: ReadonlyMap<string, string> = new Map(Object.entries(later));

/** The latest edition of DDEX's sets whose values are known. */
const LATEST = 9;

/** Is it an edition after all that are known? */
export const isLaterEdition = (edition: string): boolean =>
  /^\s*\d+\s*$/.test(edition) && Number(edition) > LATEST && !isVersionOfErn(edition);

/** Does a set have a value in any version of ERN, or in any known edition after it? */
export const isInAnyEdition = (set: string, value: string): boolean =>
  LATER.get(set)?.split(" ").includes(value) || ERN_VERSIONS.some((version) => valueSet(version, set)?.has(value));
