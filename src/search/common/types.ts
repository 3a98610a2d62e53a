import type { SearchCode, SearchKind } from "../../config/search-facets";

/** Levels of a record's headings: the page's content type or section, its title, then headings 2 to 6. */
export const searchLevels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

export type SearchLevel = (typeof searchLevels)[number];

export type SearchHierarchy = Record<SearchLevel, string | null> & Record<"lvl0" | "lvl1", string>;

/** One heading section of one page, as stored in both search backends. */
export interface SearchRecord {
  objectID: string;
  /** Absolute path with the heading's anchor. */
  url: string;
  type: Exclude<SearchLevel, "lvl0"> | "content";
  hierarchy: SearchHierarchy;
  /** Plain text of the section; null for a record that is only a heading. */
  content: string | null;
  /** Other names of a page, searched like its title; sections have none. */
  keywords?: readonly string[];
  language: string;
  /** `default` if there is no version, otherwise `docs-<version name>`. */
  docusaurus_tag: string;
  kind: SearchKind;
  /** Languages that the page, section or symbol is about, if any. */
  code: readonly SearchCode[];
}

/** What results show of a record: the index stores these fields, and both backends return them. */
export const shownFields = ["objectID", "url", "type", "hierarchy", "content"] as const;

export type ShownRecord = Pick<SearchRecord, (typeof shownFields)[number]>;

/** One entry of the `requests` array of the hosted service's multi-query call. */
export interface SearchRequest {
  indexName: string;
  query: string;
  hitsPerPage?: number;
  /** Starts at 0. */
  page?: number;
  attributesToRetrieve?: readonly string[];
  /** `hierarchy.lvl1:10`, `content:10`: the attribute and the number of words. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
  facetFilters?: (string | string[])[];
}

/** A record's attributes with their matches marked, as HTML: escaped text with `<mark>` around matches. */
export interface MarkedFields {
  hierarchy?: { [Level in SearchLevel]?: { value: string } };
  content?: { value: string };
}

export interface SearchHit extends ShownRecord {
  _highlightResult?: MarkedFields;
  _snippetResult?: MarkedFields;
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  /** Number of pages with hits; only the local index counts them. */
  nbDocuments?: number;
  /** Starts at 0. */
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  queryID?: string;
}

/** Why there is no answer: no host is reachable, the hosted service refuses, or our own code failed. */
export type SearchProblem =
  { kind: "unreachable" } | { kind: "refused"; message: string } | { kind: "broken"; message: string };

export interface SearchResponse {
  results: SearchResult[];
  /** Why the local index answered instead of the hosted service. */
  problem?: SearchProblem;
}

export interface SearchOptions {
  /** Called with the best hits, if the others take longer. */
  onBest?: ((best: SearchResponse) => void) | undefined;
  /** Aborted when nobody waits for the answer any more; the search then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Answers queries. Rejects with a RetryError if no host is reachable, otherwise with another error. */
export interface SearchClient {
  search(requests: readonly SearchRequest[], options?: SearchOptions): Promise<SearchResponse>;
}
