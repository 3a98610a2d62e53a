import type { SearchHit, SearchRequest, SearchResponse } from "../../search/common/types";

const snippet = (value: string) => ({ value, matchLevel: "full" as const });
const highlight = (value: string) => ({ ...snippet(value), matchedWords: ["ddex"] });

/** Returns a hit on a page or, with a heading, on one of its sections. */
export const searchHit = (title: string, heading: string | null = null, group = "Parser"): SearchHit => {
  const hierarchy = { lvl0: group, lvl1: title, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const path = `/docs/${title.toLowerCase()}/`;
  const highlights = { lvl0: group, lvl1: `<mark>${title}</mark>`, ...(heading && { lvl2: heading }) };
  const mapped = <Value>(change: (value: string) => Value) =>
    Object.fromEntries(Object.entries(highlights).map(([level, value]) => [level, change(value)]));
  return {
    objectID: `${path}#${heading ?? ""}`,
    url: heading ? `${path}#${heading.toLowerCase()}` : path,
    type: heading ? "lvl2" : "lvl1",
    hierarchy,
    content: `Text of ${title}`,
    _highlightResult: { hierarchy: mapped(highlight), content: highlight(`Text of <mark>${title}</mark>`) },
    _snippetResult: { hierarchy: mapped(snippet), content: snippet(`of <mark>${title}</mark>`) },
  };
};

/** Returns the response to a request if these are all the hits. */
export const searchAnswer = (
  { query, indexName, hitsPerPage = 20, page = 0 }: SearchRequest,
  all: SearchHit[],
): SearchResponse => ({
  results: [
    {
      hits: all.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
      nbHits: all.length,
      page,
      nbPages: Math.ceil(all.length / hitsPerPage),
      hitsPerPage,
      query,
      index: indexName,
    },
  ],
});

export const searchFailure = (): Error => Object.assign(new Error("Unreachable hosts"), { name: "RetryError" });
