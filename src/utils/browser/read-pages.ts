import { storage } from "./storage";
import { storedJson } from "./stored-json";

/** A page that the reader has opened. */
export interface ReadPage {
  path: string;
  title: string;
}

export const READ_PAGES_KEY = "read-pages";

/** So many are shown; one more is kept, for the page that is open is not. */
const SHOWN = 5;

/** Notes that a page with a title of its own is read, before those that were read earlier. */
export const notePage = (path: string, title: string): void => {
  const stored = storedJson(READ_PAGES_KEY);
  const earlier = Array.isArray(stored) ? (stored as (ReadPage | null)[]).filter((page) => page?.path !== path) : [];
  storage.set(READ_PAGES_KEY, JSON.stringify([{ path, title }, ...earlier].slice(0, SHOWN + 1)));
};
