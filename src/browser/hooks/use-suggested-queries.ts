import { useEffect, useState } from "react";

import { search } from "../../config/search";
import { type SearchQuestion, toSearchRequest } from "../../search/create-search-session";
import { searchClient } from "../../search/search-client";
import type { PageSearch, SearchResults } from "./use-search-results";

const MOST = 3;

/** Returns queries with results, for one without: its own words first, if it has several. */
const suggestQueries = async (question: SearchQuestion): Promise<string[]> => {
  const words = question.query.split(/\s+/);
  const queries = new Set([...(words.length > 1 ? words : []), ...search.examples]);
  // Only the number of hits counts, so one is enough.
  const requests = [...queries].map((query) => ({ ...toSearchRequest({ ...question, query }), hitsPerPage: 1 }));
  const { results } = await searchClient.search(requests);
  return results.flatMap(({ query, nbHits }) => (nbHits > 0 ? query : [])).slice(0, MOST);
};

/** Returns what to search for instead, once a query has found nothing. */
export const useSuggestedQueries = (
  { answered, count }: SearchResults,
  version: string | undefined,
): readonly string[] => {
  const [suggested, setSuggested] = useState<{ answered: PageSearch | null; queries: string[] }>();

  useEffect(() => {
    if (!answered || count > 0) return;
    // Without an answer, there is nothing to suggest.
    suggestQueries({ ...answered, version }).then(
      (queries) => setSuggested({ answered, queries }),
      () => undefined,
    );
  }, [answered, count, version]);

  return suggested?.answered === answered ? (suggested?.queries ?? []) : [];
};
