import { useEffect, useState } from "react";

import { search } from "../../config/search";

/** Returns whether loading has taken so long that we should tell the reader. */
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
