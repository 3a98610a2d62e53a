import { useEffect, useState } from "react";

import { suggestQueries } from "../../search/suggest-queries";
import type { PageSearch, SearchResults } from "./use-search-results";

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
