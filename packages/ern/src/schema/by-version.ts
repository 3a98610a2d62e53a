import type { ErnVersion } from "../model-types";

/** Makes something for a version the first time that it's asked for. */
export const byVersion = <Made>(make: (version: ErnVersion) => Made): ((version: ErnVersion) => Made) => {
  const made = new Map<ErnVersion, Made>();
  return (version) => {
    if (!made.has(version)) made.set(version, make(version));
    return made.get(version)!;
  };
};
