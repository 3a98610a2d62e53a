import type { ErnVersion } from "../model-types";
import { byVersion } from "../schema/by-version";
import { valueSetsOf } from "../schema/facts";

const setsOf = byVersion(
  (version) => new Map([...valueSetsOf(version)].map(([set, values]) => [set, new Set([...values.keys()].sort())])),
);

/** The values of a set in a version, in alphabetical order; undefined if there's no such set. */
export const valueSet = (version: ErnVersion, name: string): ReadonlySet<string> | undefined =>
  setsOf(version).get(name);
