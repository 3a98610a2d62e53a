import type { SidebarItem } from "../sidebar";
import { readStored, storage, storedJson } from "./storage";

/** Stores a choice, and sets it as a `data-` attribute of <html> for styles and the head's script. */
export const setRootChoice = (key: string, value: string | undefined): void => {
  if (value === undefined) {
    document.documentElement.removeAttribute(`data-${key}`);
    storage.remove(key);
  } else {
    document.documentElement.setAttribute(`data-${key}`, value);
    storage.set(key, value);
  }
};

export const SIDEBAR_KEY = "sidebar";

/** Returns whether the reader has hidden the sidebar; `data-sidebar` on <html> says so. */
export const sidebarHidden = (): boolean => document.documentElement.dataset.sidebar === "hidden";

/** Hides or shows the sidebar, and stores it. */
export const hideSidebar = (hidden: boolean): void => setRootChoice(SIDEBAR_KEY, hidden ? "hidden" : undefined);

const CATEGORY_KEY = "sidebar.category.";

/** Returns whether the reader left a category open; undefined if nothing valid is stored. */
export const storedCategory = (path: string): boolean | undefined => {
  const value = readStored(CATEGORY_KEY + path);
  return value === "open" || value === "closed" ? value === "open" : undefined;
};

/** Stores that the reader opened or closed a category; the items of a closed one are forgotten. */
export const storeCategory = (path: string, open: boolean): void => {
  storage.set(CATEGORY_KEY + path, open ? "open" : "closed");
  if (!open) storage.remove(ITEMS_KEY + path);
};

const ITEMS_KEY = "sidebar.items.";

const isItem = (value: unknown): value is SidebarItem => {
  const { label, path, digest, items } = (value ?? {}) as Partial<SidebarItem>;
  const isText = typeof label === "string" && typeof path === "string" && path.startsWith("/");
  return isText && (digest === null || typeof digest === "string") && Array.isArray(items) && items.every(isItem);
};

/** Returns the items of a category that the reader left open; undefined if they aren't those of the digest. */
export const storedItems = (path: string, digest: string): readonly SidebarItem[] | undefined => {
  const { digest: known, items } = (storedJson(ITEMS_KEY + path) ?? {}) as { digest?: unknown; items?: unknown };
  return known === digest && Array.isArray(items) && items.every(isItem) ? items : undefined;
};

/** Stores the items of a category that the reader opened, with their digest. */
export const storeItems = (path: string, digest: string, items: readonly SidebarItem[]): void =>
  storage.set(ITEMS_KEY + path, JSON.stringify({ digest, items }));
