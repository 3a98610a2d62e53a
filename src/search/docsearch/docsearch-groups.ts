import type { DocSearchHit } from "@docsearch/react";

import type { SearchHit } from "../common/types";
import { toDocSearchItem } from "./to-docsearch-item";

/** What a group shows that has the best results, whatever they belong to. */
const BEST_MATCHES = "Best matches";

/** A hit whose `lvl0` and `lvl1` are what DocSearch groups by, with what it shows. */
export interface GroupedHit extends SearchHit {
  item: DocSearchHit;
}

/** What DocSearch shows, once it has grouped the hits. */
export const fromDocSearchGroups = (hits: DocSearchHit[]): DocSearchHit[] =>
  (hits as unknown as GroupedHit[]).map(({ item }) => item);

const lvl0Of = ({ hierarchy }: SearchHit): string => hierarchy.lvl0;

/** Hits by what they belong to, each group with no more than it may have. */
const byGroup = (hits: readonly SearchHit[], limit: number): Map<string, SearchHit[]> => {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(lvl0Of(hit)) ?? [];
    groups.set(lvl0Of(hit), group);
    if (group.length < limit) group.push(hit);
  }
  return groups;
};

/** Gives hits to the group of a name, in their order: DocSearch puts those of one page together, and here each is its own. */
const inGroup = (hits: readonly SearchHit[], name: string, group: string): GroupedHit[] =>
  hits.map((hit) => ({
    ...hit,
    item: toDocSearchItem(hit, group),
    hierarchy: { ...hit.hierarchy, lvl0: name, lvl1: `# ${hit.objectID}` },
    _highlightResult: {},
  }));

/**
 * Hits in the groups that DocSearch is to make of them: first the best, then the others by what they belong to, so that
 * none stands below weaker ones of another group. DocSearch suggests groups' names as queries, so that of the best is
 * their first page's title.
 */
export const toDocSearchGroups = (hits: readonly SearchHit[], limit: number): GroupedHit[] => {
  const groups = byGroup(hits, limit);
  const kept = new Set([...groups.values()].flat());
  const ranked = hits.filter((hit) => kept.has(hit));
  const best = ranked.slice(0, limit);
  const [first] = best;
  if (!first) return [];
  const rest = byGroup(ranked.slice(limit), limit);
  const { lvl0, lvl1 } = first.hierarchy;
  const ofOneGroup = best.every((hit) => lvl0Of(hit) === lvl0);
  const name = ofOneGroup ? lvl0 : rest.has(lvl1) ? `${lvl0} ${lvl1}` : lvl1;
  return [
    ...inGroup(best, name, ofOneGroup ? lvl0 : BEST_MATCHES),
    ...[...rest].flatMap(([group, others]) => inGroup(others, group, group)),
  ];
};
