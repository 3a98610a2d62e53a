import type { LocalIndex } from "../index/open-index";
import type { FoundRecord } from "./found-record";

/**
 * Keeps one answer per symbol: its own entry, if that matches as much of the query as the best heading that shows it.
 */
export const foldSymbols = (found: readonly FoundRecord[], { homes }: LocalIndex): FoundRecord[] => {
  const kept: FoundRecord[] = [];
  /** For each record, the position of its answer, from 1. */
  const places = new Uint32Array(homes.length);
  for (const entry of found) {
    const home = homes[entry.record]!;
    const at = places[home]! - 1;
    const best = kept[at];
    if (!best) places[home] = kept.push(entry);
    else if (entry.record === home && entry.share >= best.share) kept[at] = { ...entry, score: best.score };
  }
  return kept;
};
