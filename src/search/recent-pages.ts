import { toRoute } from "../utils/address";
import { type ReadPage, readPages, SHOWN_PAGES } from "../utils/browser/read-pages";

/** Returns routes of the recently read pages, newest first, without the current one. */
export const recentPages = (open: string): ReadPage[] =>
  readPages(open)
    .slice(0, SHOWN_PAGES)
    .map(({ path, title }) => ({ path: toRoute(path), title }));
