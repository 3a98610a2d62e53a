import type { DocSearchHit } from "@docsearch/react";

import { escapeHtml } from "../utils/escape-html";

type Hierarchy = DocSearchHit["hierarchy"];

/** DocSearch sets these plain texts as HTML, but for the group's name, lvl0. */
const toHtml = ({ lvl0, ...headings }: Hierarchy): Hierarchy => ({
  lvl0,
  ...(Object.fromEntries(
    Object.entries(headings).map(([level, text]) => [level, text && escapeHtml(text)]),
  ) as typeof headings),
});

/** Makes hits safe to be shown and stored by DocSearch. */
export const toDocSearchItems = (hits: DocSearchHit[]): DocSearchHit[] =>
  hits.map((hit) => {
    const item = { ...hit, hierarchy: toHtml(hit.hierarchy), content: hit.content && escapeHtml(hit.content) };
    /*
     * DocSearch shows a copy of an item, and hangs the item of the page itself onto its sections, highlights and all.
     * Saved sections are to be without: this property is not copied, and leaves the item out of what is stored.
     */
    return Object.defineProperty(item, "toJSON", { value: () => undefined });
  });
