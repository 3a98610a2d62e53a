import { decoded } from "../../utils/decoded";
import { pageKey } from "../../utils/paths";

/** Where a link of this site leads. */
export interface SiteAddress {
  /** Decoded, as a `pageKey`. */
  path: string;
  /** Decoded; empty for none, and for one that tells a script something, as `#page=…` does the playground. */
  fragment: string;
}

/** What an href of the page at `route` means on this site; undefined for other sites and what is no page, like mailto:. */
export const siteAddress = (href: string, route: string, siteUrl: string): SiteAddress | undefined => {
  const home = new URL(siteUrl);
  const base = new URL(route, home);
  if (!URL.canParse(href, base)) return { path: href, fragment: "" };
  const { protocol, host, pathname, hash } = new URL(href, base);
  if (host !== home.host || !/^https?:$/.test(protocol)) return undefined;
  const [fragment = ""] = hash.slice(1).split(":~:");
  const isPlace = !/^\w+=/.test(fragment);
  return { path: pageKey(pathname), fragment: isPlace ? decoded(fragment, decodeURIComponent) : "" };
};
