import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { queryAfterKey } from "../../search/query-after-key";

/**
 * The query to open the search with, null while it is closed, and a function that sets it. The search keys also set it,
 * as does what the head's script has recorded.
 */
export const useSearchKeys = () => {
  const [query, setQuery] = useState<string | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const next = queryAfterKey(event, query);
      if (next === undefined || (query === null && event.defaultPrevented)) return;
      event.preventDefault();
      setQuery(next);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [query]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const { earlyQuery } = dataset;
    if (earlyQuery === undefined) return;
    delete dataset.earlyQuery;
    // Immediately, or a key pressed before the search opens would be lost.
    queueMicrotask(() => flushSync(() => setQuery(earlyQuery)));
  }, []);
  return [query, setQuery] as const;
};
