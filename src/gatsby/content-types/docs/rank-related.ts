import type { SidebarLink } from "../../../utils/sidebar";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { Uses } from "./read-uses";

/** A page that may be related to others, in reading order. */
export interface Candidate extends Uses, SidebarLink {}

const MOST = 5;
/** A link is meant; a call may be of something that is in every program. */
const LINK = 2;

/**
 * The pages that have most to do with the page at a path, which has these symbols, best first. A symbol counts the more
 * the fewer pages use it; of two that have as much, the first in reading order comes first.
 */
export const rankRelated = (
  path: string,
  symbols: readonly Pick<PlacedSymbol, "id" | "url">[],
  candidates: readonly Candidate[],
): SidebarLink[] => {
  const scores = new Map(candidates.map((candidate) => [candidate, candidate.linked.has(path) ? LINK : 0]));
  for (const { id, url } of symbols) {
    const calling = candidates.filter(({ called }) => called.has(id));
    const linking = candidates.filter(({ linked }) => linked.has(url));
    const using = new Set([...calling, ...linking]);
    for (const one of using) scores.set(one, scores.get(one)! + (linking.includes(one) ? LINK : 1) / using.size);
  }
  return [...scores]
    .filter(([, score]) => score > 0)
    .sort(([, score], [, other]) => other - score)
    .slice(0, MOST)
    .map(([{ label, path: to }]) => ({ label, path: to }));
};
