import type { RecordFacets } from "../format/packed-index";

const facets = ["language", "docusaurus_tag", "kind", "code"] as const;

const matches = (record: RecordFacets, filter: string): boolean => {
  const [name, value] = filter.split(":");
  const facet = facets.find((known) => known === name);
  return facet !== undefined && [record[facet]].flat().some((own) => own === value);
};

/** Whether a record passes all filters; of an inner list, at least one must match. */
export const matchesFilters = (record: RecordFacets, filters: readonly (string | string[])[]): boolean =>
  filters.every((filter) => [filter].flat().some((one) => matches(record, one)));
