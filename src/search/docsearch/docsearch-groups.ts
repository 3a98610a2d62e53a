import type { DocSearchHit } from "@docsearch/react";

import { groupBy } from "../../utils/lists";
import { escapeHtml } from "../../utils/text/escape";
import { hitHeadings } from "../common/hits";
import type { SearchHierarchy, SearchHit } from "../common/types";

const SEPARATOR = ' <span aria-hidden="true">›</span> ';

/** Escapes the plain texts that DocSearch sets as HTML: all but the group's name, lvl0. */
const escapeHierarchy = (hierarchy: SearchHierarchy) =>
  Object.fromEntries(
    Object.entries(hierarchy).map(([level, text]) => [level, level === "lvl0" ? text : text && escapeHtml(text)]),
  );

/** The two lines of a hit that DocSearch shows: its page's title and headings; its group and text. */
const toSnippets = (hit: SearchHit) => {
  const { hierarchy, content } = hit._snippetResult ?? {};
  const [group = "", ...headings] = hitHeadings(hit, hierarchy);
  const title = { value: headings.join(SEPARATOR) };
  const text = { value: content?.value ? `${group} · ${content.value}` : group };
  if (hit.type === "lvl1") return { hierarchy: { lvl1: title }, content: text };
  return { hierarchy: { lvl1: text, [hit.type]: title }, content: title };
};

/** Returns a hit as DocSearch shows and stores it, in the named group. */
export const toDocSearchItem = (hit: SearchHit, group: string) =>
  ({
    ...hit,
    hierarchy: escapeHierarchy(hit.hierarchy),
    content: hit.content && escapeHtml(hit.content),
    _highlightResult: { hierarchy: { lvl0: { value: group } } },
    _snippetResult: toSnippets(hit),
  }) as unknown as DocSearchHit;

/** A hit whose `lvl0` and `lvl1` are DocSearch's group keys, with the item to show. */
export interface GroupedHit extends SearchHit {
  item: DocSearchHit;
}

/** Returns what DocSearch shows once it has grouped the hits. */
export const fromDocSearchGroups = (hits: DocSearchHit[]): DocSearchHit[] =>
  (hits as unknown as GroupedHit[]).map(({ item }) => item);

/** Returns hits by group, at most `limit` in each. */
const byGroup = (hits: readonly SearchHit[], limit: number): Map<string, SearchHit[]> =>
  new Map(
    [...groupBy(hits, ({ hierarchy }) => hierarchy.lvl0)].map(([group, members]) => [group, members.slice(0, limit)]),
  );

/** Puts hits in a named group, in order. DocSearch would put hits of one page together, so each gets its own page. */
const toGroup = (hits: readonly SearchHit[], name: string, group: string): GroupedHit[] =>
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
  const ofOneGroup = best.every(({ hierarchy }) => hierarchy.lvl0 === lvl0);
  const name = ofOneGroup ? lvl0 : rest.has(lvl1) ? `${lvl0} ${lvl1}` : lvl1;
  return [
    ...toGroup(best, name, ofOneGroup ? lvl0 : "Best matches"),
    ...[...rest].flatMap(([group, others]) => toGroup(others, group, group)),
  ];
};
