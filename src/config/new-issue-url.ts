import { site } from "./site";

/** URL of a new issue in the repository, with a title and the start of its text. */
export const newIssueUrl = (title: string, body?: string): string =>
  `${site.repository}/issues/new?${new URLSearchParams({ title, ...(body !== undefined && { body }) }).toString()}`;
