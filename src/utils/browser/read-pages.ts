import { isOwnAddress, toRoute } from "../address";
import { isFilled } from "../is-filled";
import { storage, storedJson } from "./storage";

export interface ReadPage {
  path: string;
  title: string;
}

export const READ_PAGES_KEY = "read-pages";

/** Number of pages shown; one more is stored, because the current page isn't shown. */
export const SHOWN_PAGES = 5;

/** Returns whether a stored value has the title and path of a page of this site. */
const isReadPage = (value: unknown): value is ReadPage => {
  const { path, title } = (value ?? {}) as Partial<ReadPage>;
  return isFilled(title) && isFilled(path) && isOwnAddress(path) && /^\/(?![/\\])/.test(toRoute(path));
};

/** Returns the pages read, newest first, without the one at the path `but`; invalid stored entries are left out. */
export const readPages = (but: string): ReadPage[] => {
  const stored = storedJson(READ_PAGES_KEY);
  return Array.isArray(stored) ? stored.filter(isReadPage).filter(({ path }) => path !== but) : [];
};

/** Stores a page as the last one read. */
export const notePage = (path: string, title: string): void => {
  const earlier = readPages(path);
  storage.set(READ_PAGES_KEY, JSON.stringify([{ path, title }, ...earlier].slice(0, SHOWN_PAGES + 1)));
};
