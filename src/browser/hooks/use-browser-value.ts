import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;
const none = () => null;

/** A value that only the browser knows; null on the server and until hydration. It must be a primitive. */
export const useBrowserValue = <T extends string | number | boolean | null>(read: () => T): T | null =>
  useSyncExternalStore<T | null>(neverChanges, read, none);
