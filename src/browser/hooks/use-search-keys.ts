import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { queryAfterKey } from "../../search/query-after-key";
import { listen } from "../../utils/browser/listen";

/** The query to open the search with, null while it is closed, and its setter; search keys also set it. */
export const useSearchKeys = () => {
  const [query, setQuery] = useState<string | null>(null);
  useEffect(
    () =>
      listen(["keydown"], (event) => {
        const next = queryAfterKey(event, query);
        if (next === undefined || (query === null && event.defaultPrevented)) return;
        event.preventDefault();
        setQuery(next);
      }),
    [query],
  );
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
