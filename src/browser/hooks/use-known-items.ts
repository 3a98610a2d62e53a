import { useSyncExternalStore } from "react";

import type { SidebarItem } from "../../utils/sidebar";

const known = new Map<string, readonly SidebarItem[]>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps the items of a category for the later pages of the document. */
export const cacheItems = (digest: string, items: readonly SidebarItem[]): void => {
  if (known.has(digest)) return;
  known.set(digest, items);
  for (const listener of listeners) listener();
};

/** Returns the items of a category, by their digest; undefined if no page had them and nothing has loaded them. */
export const useKnownItems = (digest: string): readonly SidebarItem[] | undefined =>
  useSyncExternalStore(
    subscribe,
    () => known.get(digest),
    () => undefined,
  );
