import type { Sample } from "./doctest/samples/sample";
import { languageOf } from "./doctest/samples/to-programs";
import type { Evidence } from "./evidence/evidence";
import { isOutdated } from "./evidence/pinned-tools";

/** Does the page have a block that hasn't passed its check in its current state? */
export const isChangedPage = (samples: readonly Sample[], known: Evidence["samples"][string] = {}): boolean => {
  const outputs = new Set(Object.values(known).map(({ output }) => output));
  return samples.some((sample) => {
    if (sample.unchecked !== undefined || sample.recorded !== undefined) return false;
    if (languageOf(sample) === "output") return !outputs.has(sample.digest);
    const found = known[sample.digest];
    return found === undefined || isOutdated(found.with);
  });
};
