import { site } from "../config/site";

/** A new issue in the repository about a query that found nothing. */
export const missingResultsUrl = (query: string): string =>
  `${site.repository}/issues/new?${new URLSearchParams({ title: `Search finds nothing for "${query}"` }).toString()}`;
