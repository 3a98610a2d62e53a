import { useEffect, useState } from "react";

import { search } from "../../config/search";

/** Has loading taken so long that the reader should hear of it? */
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
