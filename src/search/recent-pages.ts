import { READ_PAGES_KEY } from "../utils/browser/read-pages";
import type { ReadPage } from "../utils/browser/read-pages";
import { storedJson } from "../utils/browser/stored-json";

const MOST = 5;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Has a stored value the title and the path of a page of this site? */
const isReadPage = (value: unknown): value is ReadPage => {
  const { path, title } = (value ?? {}) as Partial<ReadPage>;
  return isText(title) && isText(path) && /^\/(?![/\\])/.test(path);
};

/** The pages that were read last, newest first, without the one that is open; what is stored and is none is left out. */
export const recentPages = (open: string): ReadPage[] => {
  const stored = storedJson(READ_PAGES_KEY);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isReadPage)
    .filter(({ path }) => path !== open)
    .slice(0, MOST);
};
