import { splitUrl } from "../common/split-url";
import type { SearchRequest, SearchResult } from "../common/types";
import { toHit } from "./hits/to-hit";
import type { LocalIndex } from "./index/create-index";
import { findRecords } from "./query/find-records";
import { matchesFilters } from "./query/matches-filters";
import { parseQuery } from "./query/parse-query";

/** Gives the texts of a page's records by their anchors; those of the page itself have the empty one. */
export type ReadTexts = (path: string) => Promise<ReadonlyMap<string, string>>;

/** Answers one request as the hosted service would. */
export const answerRequest = async (
  request: SearchRequest,
  index: LocalIndex,
  readTexts: ReadTexts,
): Promise<SearchResult> => {
  const start = performance.now();
  const { query, hitsPerPage = 20, page = 0, facetFilters = [] } = request;
  const words = parseQuery(query);
  const found = findRecords(words, index, (record) => matchesFilters(index.records[record]!, facetFilters));
  const processingTimeMS = Math.round(performance.now() - start);
  const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(async ({ record, terms }) => {
    const indexed = index.records[record]!;
    const { path, anchor } = splitUrl(indexed.url);
    const content = (await readTexts(path)).get(anchor) ?? null;
    const sought = words.map(({ whole }, at) => ({ typed: whole, terms: terms[at]! }));
    return toHit(indexed, content, request, sought);
  });
  return {
    hits: await Promise.all(hits),
    nbHits: found.length,
    nbDocuments: new Set(found.map(({ record }) => index.paths[record])).size,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
    processingTimeMS,
  };
};
