import type { ErnEdit, Splice } from "../types";

/** Applies splices to a source; leaves out those that change nothing. */
export const applySplices = (source: string, splices: readonly Splice[]): ErnEdit => {
  const changes = splices
    .filter(({ from, to, insert }) => source.slice(from, to) !== insert)
    .map(({ from, to, insert }) => ({ from, to, insert }))
    .sort((a, b) => a.from - b.from);
  let at = 0;
  let edited = "";
  for (const { from, to, insert } of changes) {
    edited += source.slice(at, from) + insert;
    at = to;
  }
  return { splices: changes, source: edited + source.slice(at) };
};
