import type { SearchRecord } from "../../common/types";

type Filtered = Pick<SearchRecord, "language" | "docusaurus_tag" | "kind" | "code">;

const facets = ["language", "docusaurus_tag", "kind", "code"] as const;

const matches = (record: Filtered, filter: string): boolean => {
  const [name, value] = filter.split(":");
  const facet = facets.find((known) => known === name);
  return facet !== undefined && [record[facet]].flat().some((own) => own === value);
};

/** Does a record pass all the filters, of an inner list at least one? */
export const matchesFilters = (record: Filtered, filters: readonly (string | string[])[]): boolean =>
  filters.every((filter) => [filter].flat().some((one) => matches(record, one)));
