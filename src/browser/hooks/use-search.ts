import { useEffect, useState } from "react";

import { versionOfPath } from "../../utils/versions";
import { useDocsVersions, usePreferredVersion } from "./use-docs-versions";
import { search } from "../../config/search";

/** Name of the docs version to search from this page: the page's own, or the preferred one. */
export const useSearchVersion = (path: string): string | undefined => {
  const versions = useDocsVersions();
  const preferred = usePreferredVersion(versions);
  return (versionOfPath(versions, path) ?? preferred)?.name;
};

/** Whether loading has taken so long that we should tell the reader. */
export const useStalled = (loading: boolean): boolean => {
  const [stalled, setStalled] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setStalled(true), search.stalledAfterMs);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [loading]);
  return stalled;
};
