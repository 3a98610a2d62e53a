import { loadBuilder } from "./load-builder";

const canLoad = (): boolean => {
  try {
    return loadBuilder().DdexBuilder !== undefined;
  } catch {
    return false;
  }
};

/** Groups the proofs of a symbol, by its id below `ddex-builder.typescript.`; skips them if the builder doesn't load. */
export const describeSymbol = (id: string, proofs: () => void): void =>
  (canLoad() ? describe : describe.skip)(`ddex-builder.typescript.${id}`, proofs);
