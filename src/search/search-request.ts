import { search } from "../config/search";
import { site } from "../config/site";
import { fullSearchMax } from "../theme/breakpoints";
import { noFilters, toFacetFilters } from "./search-filters";
import type { SearchFilters } from "./search-filters";
import type { SearchRequest } from "./common/types";

export interface SearchQuestion {
  query: string;
  /** Name of the docs version to search, along with pages that have none. */
  version: string | undefined;
  filters?: SearchFilters;
  /** Name of the index; each backend knows its own. */
  indexName?: string;
  hitsPerPage?: number;
  /** Starts at 0. */
  page?: number;
  clickAnalytics?: boolean;
}

const headings = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"].map((level) => `hierarchy.${level}`);

/** A window that gets short snippets. */
const NARROW = `(max-width: ${fullSearchMax}px)`;

/** A request of the modal or the search page to a backend. */
export const toSearchRequest = ({
  query,
  version,
  filters = noFilters,
  indexName = search.localIndexName,
  hitsPerPage = search.hitsPerPage,
  page = 0,
  clickAnalytics = false,
}: SearchQuestion): SearchRequest => {
  const words = window.matchMedia(NARROW).matches ? search.narrowSnippetWords : search.snippetWords;
  return {
    indexName,
    query,
    hitsPerPage,
    page,
    attributesToRetrieve: ["hierarchy.lvl0", ...headings, "content", "type", "url"],
    attributesToSnippet: [...headings, "content"].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    clickAnalytics,
    facetFilters: [
      `language:${site.language}`,
      ["docusaurus_tag:default", ...(version === undefined ? [] : [`docusaurus_tag:docs-${version}`])],
      ...toFacetFilters(filters),
    ],
  };
};
