import { counted } from "@ddex-suite/ern/text/counted";

import { newIssueUrl } from "../config/urls";

/** Formats the number of results and, if known, of their pages: "12 results on 5 pages". */
export const formatResultCount = (results: number, pages?: number): string =>
  counted(results, "result") + (pages === undefined ? "" : ` on ${counted(pages, "page")}`);

/** Returns a new issue in the repository about a query without results. */
export const missingResultsUrl = (query: string): string => newIssueUrl(`Search finds nothing for "${query}"`);
