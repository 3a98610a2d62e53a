import { useEffect } from "react";

import { prefetchPage } from "../behaviors/prefetch";

/** Fetches a page's resources once the browser has nothing to do. */
export const useIdlePrefetch = (path: string | undefined): void => {
  useEffect(() => {
    if (!path) return;
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => prefetchPage(path), 2000);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => prefetchPage(path));
    return () => window.cancelIdleCallback(handle);
  }, [path]);
};
