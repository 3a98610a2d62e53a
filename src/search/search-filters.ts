import { type SearchCode, searchFacets, type SearchKind } from "../config/search-facets";

/** The filters of a search; null means no filter. */
export interface SearchFilters {
  kind: SearchKind | null;
  code: SearchCode | null;
}

export const noFilters: SearchFilters = { kind: null, code: null };

/** Holds the current filters for code that reads them later. */
export const createFilterStore = (filters: SearchFilters) => {
  let latest = filters;
  return {
    get: (): SearchFilters => latest,
    set: (next: SearchFilters): void => void (latest = next),
  };
};

/** Returns the filters in an address; unknown ones are ignored. */
export const parseFilters = (parameters: URLSearchParams): SearchFilters => {
  const read = <Name extends keyof SearchFilters>(name: Name): SearchFilters[Name] => {
    const value = parameters.get(name);
    return value !== null && Object.hasOwn(searchFacets[name].options, value) ? (value as SearchFilters[Name]) : null;
  };
  return { kind: read("kind"), code: read("code") };
};

/** Returns the filters in a request's format. */
export const toFacetFilters = (filters: SearchFilters): string[] =>
  Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [`${name}:${value as string}`]));
