import { site } from "../../config/site";

/** The path of a page of this site, for the router; another site's address stays as it is. */
export const toSitePath = (url: string): string => {
  const { origin, pathname, search, hash, href } = new URL(url, site.url);
  return origin === new URL(site.url).origin ? `${pathname}${search}${hash}` : href;
};
