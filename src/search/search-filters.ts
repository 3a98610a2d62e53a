import type { SearchCode } from "../config/search-codes";
import { searchFacets } from "../config/search-facets";
import type { SearchKind } from "../config/search-facets";

/** What a search is narrowed to; null: to nothing. */
export interface SearchFilters {
  kind: SearchKind | null;
  code: SearchCode | null;
}

export const noFilters: SearchFilters = { kind: null, code: null };

/** Holds filters for code that asks for them later than it was made. */
export const holdFilters = (filters: SearchFilters) => {
  let latest = filters;
  return {
    get: (): SearchFilters => latest,
    set: (next: SearchFilters): void => void (latest = next),
  };
};

/** The filters that an address names; those that are unknown are none. */
export const readFilters = (parameters: URLSearchParams): SearchFilters => {
  const read = <Name extends keyof SearchFilters>(name: Name): SearchFilters[Name] => {
    const value = parameters.get(name);
    return value !== null && Object.hasOwn(searchFacets[name].options, value) ? (value as SearchFilters[Name]) : null;
  };
  return { kind: read("kind"), code: read("code") };
};

/** The filters as a request names them. */
export const toFacetFilters = (filters: SearchFilters): string[] =>
  Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [`${name}:${value as string}`]));
