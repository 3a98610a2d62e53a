import { useCallback, useEffect, useState } from "react";

import { paths } from "../utils/paths";

const SEARCH_AFTER_MS = 300;

/** What stands in the search page's input; what is searched for a moment later, and stands in the address; what sets them. */
export const useSearchQuery = (initial: string) => {
  const [text, setText] = useState(initial);
  const [query, setQuery] = useState(initial.trim());

  const searchNow = useCallback(() => {
    const next = text.trim();
    if (next === query) return;
    setQuery(next);
    // Not the router's affair: nothing is to move, and the page is the same.
    window.history.replaceState(window.history.state, "", paths.search(next));
  }, [text, query]);

  useEffect(() => {
    const timer = setTimeout(searchNow, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [searchNow]);

  return { text, query, setText, searchNow };
};
