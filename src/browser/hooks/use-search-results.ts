import { useCallback, useEffect, useRef, useState } from "react";

import { toSearchProblem } from "../../search/common/search-problem";
import type { SearchHit, SearchProblem, SearchResponse } from "../../search/common/types";
import type { SearchSession } from "../../search/create-search-session";
import type { SearchFilters } from "../../search/search-filters";
import { toAddress } from "../../utils/address";
import { paths } from "../../utils/paths";

const SEARCH_AFTER_MS = 300;

/** The search page's query and filters, as in its address. */
export interface PageSearch {
  query: string;
  filters: SearchFilters;
}

/** Returns the text of the search page's input; the query a moment later, the filters at once; and their setters. */
export const useSearchQuery = (initialQuery: string, initialFilters: SearchFilters) => {
  const [text, setText] = useState(initialQuery);
  const [pageSearch, setPageSearch] = useState<PageSearch>({ query: initialQuery.trim(), filters: initialFilters });

  const ask = useCallback((query: string, filters: SearchFilters) => {
    setPageSearch({ query, filters });
    // Without the router: nothing must scroll, and the page is the same.
    window.history.replaceState(window.history.state, "", toAddress(paths.search(query, { ...filters })));
  }, []);

  const searchNow = useCallback(() => {
    const query = text.trim();
    if (query !== pageSearch.query) ask(query, pageSearch.filters);
  }, [ask, text, pageSearch]);

  const filter = (filters: SearchFilters): void => ask(text.trim(), filters);

  useEffect(() => {
    const timer = setTimeout(searchNow, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [searchNow]);

  return { text, pageSearch, setText, searchNow, filter };
};

export interface SearchResults {
  status: "idle" | "loading" | "error";
  /** The query that the hits are for; null if there is no answer. */
  answered: PageSearch | null;
  hits: readonly SearchHit[];
  count: number;
  /** Number of the site's pages with results, if known. */
  documents?: number | undefined;
  /** Result pages loaded, and their total. */
  page: number;
  pages: number;
  /** With the status "error", why there is no answer; otherwise why the local index answered. */
  problem: SearchProblem | null;
}

const nothing: SearchResults = { status: "idle", answered: null, hits: [], count: 0, page: 0, pages: 0, problem: null };

/** Returns the documents found for a query, and a function that loads the next ones or retries after a failure. */
export const useSearchResults = (
  pageSearch: PageSearch,
  version: string | undefined,
  session: SearchSession,
): [SearchResults, () => void] => {
  const [results, setResults] = useState(nothing);
  const requests = useRef(0);
  /** The hits of all result pages that have loaded. */
  const complete = useRef<readonly SearchHit[]>([]);

  const load = useCallback(
    async (page: number): Promise<void> => {
      const number = ++requests.current;
      const update = (change: (before: SearchResults) => SearchResults): void => {
        // Ignore an older answer that arrives late.
        if (number === requests.current) setResults(change);
      };
      if (!pageSearch.query) return update(() => nothing);
      update((before) => ({
        ...before,
        status: "loading",
        problem: before.status === "error" ? null : before.problem,
      }));
      const earlier = page === 0 ? [] : complete.current;
      const show = (response: SearchResponse, isComplete: boolean): void => {
        const { hits: found, nbHits: count, nbDocuments: documents, nbPages: pages } = response.results[0]!;
        const hits = [...earlier, ...found];
        const { problem = null } = response;
        const [status, loaded] = isComplete ? (["idle", page + 1] as const) : (["loading", page] as const);
        if (isComplete && number === requests.current) complete.current = hits;
        update(() => ({ status, answered: pageSearch, hits, count, documents, page: loaded, pages, problem }));
      };
      try {
        show(await session.ask({ ...pageSearch, version, page }, (best) => show(best, false)), true);
      } catch (error) {
        const failed = { status: "error", problem: toSearchProblem(error) } as const;
        // Results of another query don't answer this one.
        update((before) => ({ ...(before.answered === pageSearch ? before : nothing), ...failed }));
      }
    },
    [pageSearch, version, session],
  );

  useEffect(() => {
    const counter = requests;
    void load(0);
    return () => {
      counter.current++;
    };
  }, [load]);

  const { status, answered, page } = results;
  const more = useCallback(() => {
    if (status !== "loading") void load(answered === pageSearch ? page : 0);
  }, [load, status, answered, pageSearch, page]);
  return [results, more];
};
