import type { ErnVersion } from "../model-types";

/** The versions that the reference compares, the newest first. */
export const SHOWN_VERSIONS = ["4.3.2", "4.3", "4.2", "4.1", "3.8.2"] as const satisfies readonly ErnVersion[];

export type ShownVersion = (typeof SHOWN_VERSIONS)[number];

/** Returns the one of some versions that is nearest to another. */
export const nearestOf = (versions: readonly ShownVersion[], version: ShownVersion): ShownVersion | undefined => {
  const distance = (candidate: ShownVersion): number =>
    Math.abs(SHOWN_VERSIONS.indexOf(candidate) - SHOWN_VERSIONS.indexOf(version));
  return versions.toSorted((a, b) => distance(a) - distance(b))[0];
};
