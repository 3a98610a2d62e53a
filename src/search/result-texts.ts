import { newIssueUrl } from "../config/urls";

const count = (number: number, what: string): string => `${number} ${number === 1 ? what : `${what}s`}`;

/** Formats the number of results and, if known, of their pages: "12 results on 5 pages". */
export const formatResultCount = (results: number, pages?: number): string =>
  count(results, "result") + (pages === undefined ? "" : ` on ${count(pages, "page")}`);

/** A new issue in the repository about a query without results. */
export const missingResultsUrl = (query: string): string => newIssueUrl(`Search finds nothing for "${query}"`);
