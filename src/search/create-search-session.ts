import { search } from "../config/search";
import { site } from "../config/site";
import { fullSearchMax } from "../theme/breakpoints";
import {
  type SearchHit,
  searchLevels,
  type SearchRequest,
  type SearchResponse,
  type SearchResult,
  shownFields,
} from "./common/types";
import { insights } from "./hosted/insights";
import { searchClient } from "./search-client";
import { noFilters, type SearchFilters, toFacetFilters } from "./search-filters";

export interface SearchQuestion {
  query: string;
  /** Name of the docs version to search, along with pages that have none. */
  version: string | undefined;
  filters?: SearchFilters;
  /** Name of the index; each backend knows its own. */
  indexName?: string;
  /** Starts at 0. */
  page?: number;
  clickAnalytics?: boolean;
}

const attributes = [...searchLevels.map((level) => `hierarchy.${level}`), "content"];

/** Returns a request of the modal or the search page to a backend. */
export const toSearchRequest = ({
  query,
  version,
  filters = noFilters,
  indexName = search.localIndexName,
  page = 0,
  clickAnalytics = false,
}: SearchQuestion): SearchRequest => {
  const isNarrow = window.matchMedia(`(max-width: ${fullSearchMax}px)`).matches;
  const words = isNarrow ? search.narrowSnippetWords : search.snippetWords;
  return {
    indexName,
    query,
    hitsPerPage: search.hitsPerPage,
    page,
    attributesToRetrieve: shownFields,
    attributesToSnippet: attributes.slice(1).map((attribute) => `${attribute}:${words}`),
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

/** Returns one reader's queries and choices. Calls back for each choice, with the query that led to it. */
export const createSearchSession = (onChoice: (query: string, url: string) => void) => {
  let query = "";
  let places = new Map<string, { position: number; queryID: string | undefined }>();
  let asking: AbortController | undefined;
  return {
    /** Asks a question instead of the one before; `onBest` gets the best hits, if the others take longer. */
    ask: async (
      question: Omit<SearchQuestion, "clickAnalytics">,
      onBest?: (best: SearchResponse) => void,
    ): Promise<SearchResponse> => {
      const place = ({ results: [result] }: SearchResponse): SearchResult => {
        const { hits, queryID, page, hitsPerPage } = result!;
        if (page === 0) places = new Map();
        query = question.query;
        hits.forEach(({ objectID }, index) =>
          places.set(objectID, { position: page * hitsPerPage + index + 1, queryID }),
        );
        return result!;
      };
      asking?.abort();
      asking = new AbortController();
      const response = await searchClient.search([toSearchRequest({ ...question, clickAnalytics: insights.isOn() })], {
        signal: asking.signal,
        onBest: (best) => {
          place(best);
          onBest?.(best);
        },
      });
      const { hits, queryID } = place(response);
      insights.trackViews(hits, queryID);
      return response;
    },
    /** Call it when the reader opens a hit. */
    choose: (hit: Pick<SearchHit, "objectID" | "url">): void => {
      onChoice(query, hit.url);
      const place = places.get(hit.objectID);
      if (place) insights.trackClick(hit, place.position, place.queryID);
    },
  };
};

export type SearchSession = ReturnType<typeof createSearchSession>;
