import { useCallback, useEffect, useState } from "react";

import type { SearchFilters } from "../../search/search-filters";
import { toAddress } from "../../utils/address";
import { paths } from "../../utils/paths";

const SEARCH_AFTER_MS = 300;

/** The search page's query and filters, as in its address. */
export interface AskedQuery {
  query: string;
  filters: SearchFilters;
}

/** The text of the search page's input; the query a moment later, the filters immediately; and their setters. */
export const useSearchQuery = (initialQuery: string, initialFilters: SearchFilters) => {
  const [text, setText] = useState(initialQuery);
  const [asked, setAsked] = useState<AskedQuery>({ query: initialQuery.trim(), filters: initialFilters });

  const ask = useCallback((query: string, filters: SearchFilters) => {
    setAsked({ query, filters });
    // Without the router: nothing must scroll, and the page is the same.
    window.history.replaceState(window.history.state, "", toAddress(paths.search(query, { ...filters })));
  }, []);

  const searchNow = useCallback(() => {
    const query = text.trim();
    if (query !== asked.query) ask(query, asked.filters);
  }, [ask, text, asked]);

  const filter = (filters: SearchFilters): void => ask(text.trim(), filters);

  useEffect(() => {
    const timer = setTimeout(searchNow, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [searchNow]);

  return { text, asked, setText, searchNow, filter };
};
