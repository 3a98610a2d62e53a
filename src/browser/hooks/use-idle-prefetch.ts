import { useEffect } from "react";

import { preloadPage } from "../../data/pages";
import { toAddress } from "../../utils/address";

const READING_MS = 3000;

/** Calls back when the link to the next page is at most a window's height away, or can't be observed. */
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

/** Loads the next page when idle, for readers who stay three seconds and come near the link to it. */
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
