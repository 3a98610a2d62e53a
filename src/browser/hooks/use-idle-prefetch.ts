import { useEffect } from "react";

import { preloadPage } from "../behaviors/prefetch";
import { toAddress } from "../../utils/address";

const READING_MS = 3000;

/**
 * Calls back when the link to the next page is at most a window's height away; immediately if the browser can't observe
 * it.
 */
const whenNear = (callback: () => void): (() => void) => {
  const link = document.querySelector('a[rel="next"]');
  if (!link || !("IntersectionObserver" in window)) {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: "100% 0px" },
  );
  observer.observe(link);
  return () => observer.disconnect();
};

/**
 * Loads the next page once the reader has stayed here for three seconds and is near the link to it, and the browser is
 * idle: readers who don't read on don't pay for the next page.
 */
export const useIdlePrefetch = (path: string | undefined): void => {
  useEffect(() => {
    if (!path) return;
    let idle: number | undefined;
    let stop = (): void => undefined;
    const load = (): void => preloadPage(toAddress(path));
    const timer = setTimeout(() => {
      stop = whenNear(() => {
        if ("requestIdleCallback" in window) idle = window.requestIdleCallback(load);
        else load();
      });
    }, READING_MS);
    return () => {
      clearTimeout(timer);
      stop();
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, [path]);
};
