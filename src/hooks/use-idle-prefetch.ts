import { useEffect } from "react";

import { preloadPage } from "../behaviors/prefetch";

const READING_MS = 3000;

/** Loads a page when the reader has stayed on this one for three seconds and the browser has nothing to do. */
export const useIdlePrefetch = (path: string | undefined): void => {
  useEffect(() => {
    if (!path) return;
    let idle: number | undefined;
    const load = (): void => preloadPage(path);
    const timer = setTimeout(() => {
      if ("requestIdleCallback" in window) idle = window.requestIdleCallback(load);
      else load();
    }, READING_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, [path]);
};
