import { newIssueUrl } from "../config/new-issue-url";

/** A new issue in the repository about a query that found nothing. */
export const missingResultsUrl = (query: string): string => newIssueUrl(`Search finds nothing for "${query}"`);
