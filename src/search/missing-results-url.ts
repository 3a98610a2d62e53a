import { newIssueUrl } from "../config/new-issue-url";

/** A new issue in the repository about a query without results. */
export const missingResultsUrl = (query: string): string => newIssueUrl(`Search finds nothing for "${query}"`);
