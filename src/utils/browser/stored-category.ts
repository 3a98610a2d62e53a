import { storage } from "./storage";

/** Key of a sidebar's category, followed by the path of its page. */
export const CATEGORY_KEY = "sidebar.category.";

/** Whether the reader left a category open; undefined if nothing valid is stored. */
export const storedCategory = (path: string): boolean | undefined => {
  const value = storage.get(CATEGORY_KEY + path);
  return value === "open" || value === "closed" ? value === "open" : undefined;
};

export const storeCategory = (path: string, open: boolean): void =>
  storage.set(CATEGORY_KEY + path, open ? "open" : "closed");
