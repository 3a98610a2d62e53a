import type { SearchHit, SearchRequest, SearchResult } from "../common/types";
import type { RecordFacets } from "./format/packed-index";
import { toHit } from "./hits/to-hit";
import type { LocalIndex } from "./index/open-index";
import { findRecords } from "./query/find-records";
import { termFilesOf } from "./query/find-word";
import { parseQuery } from "./query/parse-query";

const facetNames = ["language", "docusaurus_tag", "kind", "code"] as const;

const matches = (record: RecordFacets, filter: string): boolean => {
  const [name, value] = filter.split(":");
  const facet = facetNames.find((known) => known === name);
  return facet !== undefined && [record[facet]].flat().some((facetValue) => facetValue === value);
};

/** Returns whether a record passes all filters; of an inner list, at least one must match. */
const matchesFilters = (record: RecordFacets, filters: readonly (string | string[])[]): boolean =>
  filters.every((filter) => [filter].flat().some((alternative) => matches(record, alternative)));

/** Files that a query asks for before it shows its best hits: the index, files of terms, files of records. */
const MAX_FILES = 11;
/** Files of records that it may ask for, however many files of terms it needs. */
const MIN_RECORD_FILES = 4;

export interface AnswerOptions {
  /** Called with the best hits, if the others are in too many files to be shown as soon. */
  onBest?: ((best: SearchResult) => void) | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/** Answers one request as the hosted service would. */
export const answerRequest = async (
  request: SearchRequest,
  index: LocalIndex,
  { onBest, signal }: AnswerOptions = {},
): Promise<SearchResult> => {
  const { query, hitsPerPage = 20, page = 0, facetFilters = [] } = request;
  const words = parseQuery(query);
  const isWanted = index.facets.map((facets) => matchesFilters(facets, facetFilters));
  const { found, termsOf } = await findRecords(words, index, (record) => isWanted[index.facetsOf[record]!]!);
  signal?.throwIfAborted();

  const readHits = (records: readonly number[]): Promise<SearchHit[]> =>
    Promise.all(
      records.map(async (record) => {
        const terms = termsOf(record);
        const sought = words.map(({ whole }, wordIndex) => ({ typed: whole, terms: terms[wordIndex]! }));
        return toHit(await index.readRecord(record), request, sought);
      }),
    );
  const toResult = (hits: SearchHit[]): SearchResult => ({
    hits,
    nbHits: found.length,
    nbDocuments: new Set(found.map(({ record }) => index.pageOf[record])).size,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query,
    index: request.indexName,
  });

  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ record }) => record);
  const best = index.firstOf(shown, Math.max(MIN_RECORD_FILES, MAX_FILES - 1 - termFilesOf(words).length));
  const bestHits = await readHits(best);
  signal?.throwIfAborted();
  if (best.length === shown.length) return toResult(bestHits);
  onBest?.(toResult(bestHits));
  return toResult([...bestHits, ...(await readHits(shown.slice(best.length)))]);
};
