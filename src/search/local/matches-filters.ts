import type { SearchRecord } from "../types";

type Filtered = Pick<SearchRecord, "language" | "docusaurus_tag">;

const matches = (record: Filtered, filter: string): boolean => {
  const [facet, value] = filter.split(":");
  return (facet === "language" || facet === "docusaurus_tag") && record[facet] === value;
};

/** Does a record pass all the filters, of an inner list at least one? */
export const matchesFilters = (record: Filtered, filters: readonly (string | string[])[]): boolean =>
  filters.every((filter) => [filter].flat().some((one) => matches(record, one)));
