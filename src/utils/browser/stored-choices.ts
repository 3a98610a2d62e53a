import { storage, stored } from "./storage";

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

export const sidebarHidden = (): boolean => document.documentElement.dataset.sidebar === "hidden";

export const hideSidebar = (hidden: boolean): void => setRootChoice(SIDEBAR_KEY, hidden ? "hidden" : undefined);

const CATEGORY_KEY = "sidebar.category.";

/** Whether the reader left a category open; undefined if nothing valid is stored. */
export const storedCategory = (path: string): boolean | undefined => {
  const value = stored(CATEGORY_KEY + path);
  return value === "open" || value === "closed" ? value === "open" : undefined;
};

export const storeCategory = (path: string, open: boolean): void =>
  storage.set(CATEGORY_KEY + path, open ? "open" : "closed");
