import { toRoute } from "../utils/address";
import { readPages, SHOWN_PAGES } from "../utils/browser/read-pages";
import type { ReadPage } from "../utils/browser/read-pages";

/** Routes of the pages that were read last, newest first, without the one that is open. */
export const recentPages = (open: string): ReadPage[] =>
  readPages(open)
    .slice(0, SHOWN_PAGES)
    .map(({ path, title }) => ({ path: toRoute(path), title }));
