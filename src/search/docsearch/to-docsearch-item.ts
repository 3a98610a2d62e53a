import type { DocSearchHit } from "@docsearch/react";

import { escapeHtml } from "../../utils/text/escape";
import { hitHeadings } from "../common/hit-headings";
import type { SearchHierarchy, SearchHit } from "../common/types";

const SEPARATOR = ' <span aria-hidden="true">›</span> ';

/** Escapes the plain texts that DocSearch sets as HTML: all but the group's name, lvl0. */
const toHtml = ({ lvl0, ...headings }: SearchHierarchy): SearchHierarchy => ({
  lvl0,
  ...(Object.fromEntries(
    Object.entries(headings).map(([level, text]) => [level, text && escapeHtml(text)]),
  ) as typeof headings),
});

/** The two lines of a hit: its page's title and headings; its group and text. */
const linesOf = (hit: SearchHit): [title: string, text: string] => {
  const [group = "", ...headings] = hitHeadings(hit, hit._snippetResult?.hierarchy);
  const text = hit._snippetResult?.content?.value;
  return [headings.join(SEPARATOR), text ? `${group} · ${text}` : group];
};

/** Puts the two lines into the snippets that DocSearch shows. */
const toSnippets = (hit: SearchHit) => {
  const [title, text] = linesOf(hit).map((value) => ({ value }));
  if (hit.type === "lvl1") return { hierarchy: { lvl1: title }, content: text };
  return { hierarchy: { lvl1: text, [hit.type]: title }, content: title };
};

/** A hit as DocSearch shows and stores it, in the named group. */
export const toDocSearchItem = (hit: SearchHit, group: string): DocSearchHit => {
  const item = {
    ...hit,
    hierarchy: toHtml(hit.hierarchy),
    content: hit.content && escapeHtml(hit.content),
    _highlightResult: { hierarchy: { lvl0: { value: group } } },
    _snippetResult: toSnippets(hit),
  };
  return item as unknown as DocSearchHit;
};
