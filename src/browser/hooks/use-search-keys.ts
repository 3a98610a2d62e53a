import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { queryAfterKey } from "../../search/query-after-key";

/**
 * The query that the search is opened with, null while it is closed, and what sets it; the keys of the search set it
 * too, and what the head's script has remembered from before.
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
    // At once: a key that is pressed before the search is open would be lost.
    queueMicrotask(() => flushSync(() => setQuery(earlyQuery)));
  }, []);
  return [query, setQuery] as const;
};
