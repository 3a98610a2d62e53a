import { site } from "./site";

/** A new issue in the repository, with its title and the beginning of its text. */
export const newIssueUrl = (title: string, body?: string): string =>
  `${site.repository}/issues/new?${new URLSearchParams({ title, ...(body !== undefined && { body }) }).toString()}`;
