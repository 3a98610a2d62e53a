import type { SearchCode } from "../../config/search-codes";
import type { SearchKind } from "../../config/search-facets";

/** Heading texts above and at a record's place: the kind or section of the page, its title, then headings 2 to 6. */
export interface SearchHierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

export type SearchLevel = keyof SearchHierarchy;

type SearchRecordType = "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6" | "content";

/** One heading section of one page, as both search backends hold it. */
export interface SearchRecord {
  objectID: string;
  /** Absolute path with the heading's anchor. */
  url: string;
  type: SearchRecordType;
  hierarchy: SearchHierarchy;
  /** Plain text of the section; null for a record that is a heading only. */
  content: string | null;
  /** Other names of a page, found like its title; its sections have none. */
  keywords?: readonly string[];
  language: string;
  /** `default` for what has no version, else `docs-<version name>`. */
  docusaurus_tag: string;
  kind: SearchKind;
  /** Languages that the page, the section or the symbol is about; empty for none. */
  code: readonly SearchCode[];
}

/** One entry of the `requests` array of the hosted service's multi-query call. */
export interface SearchRequest {
  indexName: string;
  query: string;
  hitsPerPage?: number;
  /** From 0. */
  page?: number;
  attributesToRetrieve?: string[];
  /** `hierarchy.lvl1:10`, `content:10`: the attribute and the number of words. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
  facetFilters?: (string | string[])[];
}

export interface HighlightResult {
  /** HTML: escaped text with the tags that the request names. */
  value: string;
  matchLevel: "none" | "partial" | "full";
  matchedWords: string[];
}

export interface SnippetResult {
  /** HTML, as in a highlight. */
  value: string;
  matchLevel: "none" | "partial" | "full";
}

type Nullable<Value> = { [Level in SearchLevel]?: Value };

export interface SearchHit {
  objectID: string;
  url: string;
  type: SearchRecordType;
  hierarchy: SearchHierarchy;
  content: string | null;
  _highlightResult?: { hierarchy?: Nullable<HighlightResult>; content?: HighlightResult };
  _snippetResult?: { hierarchy?: Nullable<SnippetResult>; content?: SnippetResult };
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  /** Pages among all hits; the local index counts them. */
  nbDocuments?: number;
  /** From 0. */
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  processingTimeMS: number;
  queryID?: string;
}

/** Why there is no answer: no host can be reached, the hosted service refuses, or something of ours is broken. */
export type SearchProblem =
  { kind: "unreachable" } | { kind: "refused"; message: string } | { kind: "broken"; message: string };

export interface SearchResponse {
  results: SearchResult[];
  /** Why the hosted service has not answered; the local index has instead. */
  problem?: SearchProblem;
}

/** What answers queries. Rejects with an error named RetryError when no host can be reached, with another when something is broken. */
export interface SearchClient {
  search(requests: readonly SearchRequest[]): Promise<SearchResponse>;
}

/** A way to have queries answered, as the list of backends has it. */
export interface SearchBackend {
  name: string;
  /** Has the build what it needs? */
  isConfigured: boolean;
  /** May it load before the reader has typed anything? */
  loadsEarly: boolean;
  /** Makes its client, which may have the fallback answer: that of the next backend that is configured. */
  create(fallback: SearchClient): SearchClient | Promise<SearchClient>;
}
