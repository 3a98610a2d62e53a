import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";

/** A layout effect, without the warning on the server. */
export const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

const neverChanges = () => () => undefined;

/** Returns a value that only the browser knows; null on the server and until hydration. It must be a primitive. */
export const useBrowserValue = <T extends string | number | boolean | null>(read: () => T): T | null =>
  useSyncExternalStore<T | null>(neverChanges, read, () => null);
