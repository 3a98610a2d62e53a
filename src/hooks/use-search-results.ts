import { useCallback, useEffect, useRef, useState } from "react";

import type { SearchSession } from "../search/create-search-session";
import type { SearchHit } from "../search/types";

export interface SearchResults {
  status: "idle" | "loading" | "error";
  /** What the hits answer, null before the first answer. */
  answered: string | null;
  hits: readonly SearchHit[];
  count: number;
  /** Pages loaded, and how many there are. */
  page: number;
  pages: number;
  fellBack: boolean;
}

const nothing: SearchResults = {
  status: "idle",
  answered: null,
  hits: [],
  count: 0,
  page: 0,
  pages: 0,
  fellBack: false,
};

/** The documents that a query finds, and a function that loads the next of them, or tries again what has failed. */
export const useSearchResults = (
  query: string,
  version: string | undefined,
  session: SearchSession,
): [SearchResults, () => void] => {
  const [results, setResults] = useState(nothing);
  const asked = useRef(0);

  const load = useCallback(
    async (page: number): Promise<void> => {
      const number = ++asked.current;
      const update = (change: (before: SearchResults) => SearchResults): void => {
        // An older answer that comes late is nobody's any more.
        if (number === asked.current) setResults(change);
      };
      if (!query) return update(() => nothing);
      update((before) => ({ ...before, status: "loading" }));
      try {
        const { results: answers, fellBack = false } = await session.ask({ query, version, page });
        const { hits, nbHits: count, nbPages: pages } = answers[0]!;
        update((before) => ({
          status: "idle",
          answered: query,
          hits: page === 0 ? hits : [...before.hits, ...hits],
          count,
          page: page + 1,
          pages,
          fellBack,
        }));
      } catch {
        update((before) => ({ ...before, status: "error" }));
      }
    },
    [query, version, session],
  );

  useEffect(() => {
    const requests = asked;
    void load(0);
    return () => {
      requests.current++;
    };
  }, [load]);

  const { status, answered, page } = results;
  const more = useCallback(() => {
    if (status !== "loading") void load(answered === query ? page : 0);
  }, [load, status, answered, query, page]);
  return [results, more];
};
