import { collectSearchRecords } from "../../gatsby/search/collect-search-records";
import type { SearchRecord } from "../../search/common/types";
import { siteContent } from "../content/site-content";

/** The search records of a site with the project's content and other pages, by file; for tests and benches. */
export const siteSearchRecords = (more: Readonly<Record<string, string>> = {}): Promise<SearchRecord[]> =>
  collectSearchRecords(siteContent(more));
