import type { SidebarLink } from "../../../utils/sidebar";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import type { Uses } from "./read-uses";

/** A page that may be related to others, in reading order. */
export interface Candidate extends Uses, SidebarLink {}

const MOST = 5;
/** Weight of a link, which is deliberate; a call may be something that every program contains. */
const LINK = 2;

/**
 * The pages most related to the page at a path with these symbols, best first. A symbol counts more the fewer pages use
 * it. Ties are in reading order.
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
