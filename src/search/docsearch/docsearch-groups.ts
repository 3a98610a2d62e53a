import type { DocSearchHit } from "@docsearch/react";

import type { SearchHit } from "../common/types";
import { toDocSearchItem } from "./to-docsearch-item";

/** Label of the group with the best results, whatever they belong to. */
const BEST_MATCHES = "Best matches";

/** A hit whose `lvl0` and `lvl1` are DocSearch's group keys, with the item to show. */
export interface GroupedHit extends SearchHit {
  item: DocSearchHit;
}

/** What DocSearch shows once it has grouped the hits. */
export const fromDocSearchGroups = (hits: DocSearchHit[]): DocSearchHit[] =>
  (hits as unknown as GroupedHit[]).map(({ item }) => item);

const lvl0Of = ({ hierarchy }: SearchHit): string => hierarchy.lvl0;

/** Hits by group, at most `limit` in each. */
const byGroup = (hits: readonly SearchHit[], limit: number): Map<string, SearchHit[]> => {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(lvl0Of(hit)) ?? [];
    groups.set(lvl0Of(hit), group);
    if (group.length < limit) group.push(hit);
  }
  return groups;
};

/** Puts hits in a named group, in order. DocSearch would put hits of one page together, so each gets its own page. */
const inGroup = (hits: readonly SearchHit[], name: string, group: string): GroupedHit[] =>
  hits.map((hit) => ({
    ...hit,
    item: toDocSearchItem(hit, group),
    hierarchy: { ...hit.hierarchy, lvl0: name, lvl1: `# ${hit.objectID}` },
    _highlightResult: {},
  }));

/**
 * Groups hits for DocSearch: first the best, then the others by group, so that no hit is below weaker ones of another
 * group. DocSearch suggests group names as queries, so the best group is named after its first page's title.
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
