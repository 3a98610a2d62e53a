import { isOwnAddress, toRoute } from "../address";
import { storage } from "./storage";
import { storedJson } from "./stored-json";

/** A page that the reader has opened. */
export interface ReadPage {
  path: string;
  title: string;
}

export const READ_PAGES_KEY = "read-pages";

/** So many are shown; one more is kept, for the page that is open is not. */
export const SHOWN_PAGES = 5;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Has a stored value the title and the path of a page of this site? */
const isReadPage = (value: unknown): value is ReadPage => {
  const { path, title } = (value ?? {}) as Partial<ReadPage>;
  return isText(title) && isText(path) && isOwnAddress(path) && /^\/(?![/\\])/.test(toRoute(path));
};

/** The pages that were read, newest first, but for the one at a path; what is stored and is none is left out. */
export const readPages = (but: string): ReadPage[] => {
  const stored = storedJson(READ_PAGES_KEY);
  return Array.isArray(stored) ? stored.filter(isReadPage).filter(({ path }) => path !== but) : [];
};

/** Notes that a page with a title of its own is read, before those that were read earlier. */
export const notePage = (path: string, title: string): void => {
  const earlier = readPages(path);
  storage.set(READ_PAGES_KEY, JSON.stringify([{ path, title }, ...earlier].slice(0, SHOWN_PAGES + 1)));
};
