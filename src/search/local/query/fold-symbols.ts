import type { LocalIndex } from "../index/open-index";
import type { FoundRecord } from "./found-record";

/** One answer for each symbol: its own entry, if that has as much of the query as the best heading that shows it. */
export const foldSymbols = (found: readonly FoundRecord[], { homes }: LocalIndex): FoundRecord[] => {
  const kept = new Map<number, FoundRecord>();
  for (const entry of found) {
    const home = homes[entry.record]!;
    const best = kept.get(home);
    if (!best) kept.set(home, entry);
    else if (entry.record === home && entry.share >= best.share) kept.set(home, { ...entry, score: best.score });
  }
  return [...kept.values()];
};
