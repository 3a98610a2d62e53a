import { pathPrefix, toAddress } from "../utils/address";
import { site } from "./site";

/** URL of the site's home page, without a trailing slash. */
export const homeUrl = site.url + pathPrefix;

/** Makes a full URL of a path that already has the path prefix, like the image paths from Gatsby. */
export const wholeUrl = (address: string): string => new URL(address, `${site.url}/`).href;

/** Returns a route or file of the site as a full URL. */
export const absoluteUrl = (route: string): string => wholeUrl(toAddress(route));

/** Returns the URL of a new issue in the repository, with a title and the start of its text. */
export const newIssueUrl = (title: string, body?: string): string =>
  `${site.repository}/issues/new?${new URLSearchParams({ title, ...(body !== undefined && { body }) }).toString()}`;
