import { newIssueUrl } from "../config/urls";

/** A new issue in the repository about a query without results. */
export const missingResultsUrl = (query: string): string => newIssueUrl(`Search finds nothing for "${query}"`);
