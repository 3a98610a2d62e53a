import type { SearchRequest, SearchResult } from "../common/types";
import type { RecordFacets } from "./format/packed-index";
import { toHit } from "./hits/to-hit";
import type { LocalIndex } from "./index/open-index";
import { findRecords } from "./query/find-records";
import { parseQuery } from "./query/parse-query";

const facetNames = ["language", "docusaurus_tag", "kind", "code"] as const;

const matches = (record: RecordFacets, filter: string): boolean => {
  const [name, value] = filter.split(":");
  const facet = facetNames.find((known) => known === name);
  return facet !== undefined && [record[facet]].flat().some((own) => own === value);
};

/** Whether a record passes all filters; of an inner list, at least one must match. */
const matchesFilters = (record: RecordFacets, filters: readonly (string | string[])[]): boolean =>
  filters.every((filter) => [filter].flat().some((one) => matches(record, one)));

/** Answers one request as the hosted service would. */
export const answerRequest = async (request: SearchRequest, index: LocalIndex): Promise<SearchResult> => {
  const { query, hitsPerPage = 20, page = 0, facetFilters = [] } = request;
  const words = parseQuery(query);
  const isWanted = index.facets.map((facets) => matchesFilters(facets, facetFilters));
  const { found, termsOf } = await findRecords(words, index, (record) => isWanted[index.facetsOf[record]!]!);
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(async ({ record }) => {
    const terms = termsOf(record);
    const sought = words.map(({ whole }, at) => ({ typed: whole, terms: terms[at]! }));
    return toHit(await index.readRecord(record), request, sought);
  });
  return {
    hits: await Promise.all(hits),
    nbHits: found.length,
    nbDocuments: new Set(found.map(({ record }) => index.pageOf[record])).size,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
  };
};
