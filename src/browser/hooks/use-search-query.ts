import { useCallback, useEffect, useState } from "react";

import type { SearchFilters } from "../../search/search-filters";
import { toAddress } from "../../utils/address";
import { paths } from "../../utils/paths";

const SEARCH_AFTER_MS = 300;

/** What the search page asks, and its address says. */
export interface AskedQuery {
  query: string;
  filters: SearchFilters;
}

/** What stands in the search page's input; what is asked a moment later, filters at once; what sets them. */
export const useSearchQuery = (initialQuery: string, initialFilters: SearchFilters) => {
  const [text, setText] = useState(initialQuery);
  const [asked, setAsked] = useState<AskedQuery>({ query: initialQuery.trim(), filters: initialFilters });

  const ask = useCallback((query: string, filters: SearchFilters) => {
    setAsked({ query, filters });
    // Not the router's affair: nothing is to move, and the page is the same.
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
