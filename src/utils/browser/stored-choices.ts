import { storage, stored } from "./storage";

/**
 * Stores a choice, and sets it as a `data-` attribute of the same name on <html>, which styles use and the head's script
 * restores before the first paint. Undefined removes both.
 */
export const setRootChoice = (key: string, value: string | undefined): void => {
  if (value === undefined) {
    document.documentElement.removeAttribute(`data-${key}`);
    storage.remove(key);
  } else {
    document.documentElement.setAttribute(`data-${key}`, value);
    storage.set(key, value);
  }
};

/** Key of the sidebar's state on wide screens. */
export const SIDEBAR_KEY = "sidebar";

export const sidebarHidden = (): boolean => document.documentElement.dataset.sidebar === "hidden";

/** Hides or shows the sidebar, on this page and on later ones. */
export const hideSidebar = (hidden: boolean): void => setRootChoice(SIDEBAR_KEY, hidden ? "hidden" : undefined);

/** Key of a sidebar's category, followed by the path of its page. */
const CATEGORY_KEY = "sidebar.category.";

/** Whether the reader left a category open; undefined if nothing valid is stored. */
export const storedCategory = (path: string): boolean | undefined => {
  const value = stored(CATEGORY_KEY + path);
  return value === "open" || value === "closed" ? value === "open" : undefined;
};

export const storeCategory = (path: string, open: boolean): void =>
  storage.set(CATEGORY_KEY + path, open ? "open" : "closed");
