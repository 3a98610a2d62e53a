import { decoded } from "../../utils/decoded";
import { pageKey } from "../../utils/paths";

/** Where a link of this site leads. */
export interface SiteAddress {
  /** Decoded, as a `pageKey`. */
  path: string;
  /** Decoded; empty for none, and for one that tells a script something, as `#page=…` does the playground. */
  fragment: string;
}

/**
 * What an href of the page at `route` means on the site at `siteUrl`; undefined for other sites and what is no page, like
 * mailto:. A path that leaves out that of the site is outside: no page has it.
 */
export const siteAddress = (href: string, route: string, siteUrl: string): SiteAddress | undefined => {
  const home = new URL(siteUrl);
  const base = new URL(siteUrl + route);
  if (!URL.canParse(href, base)) return { path: href, fragment: "" };
  const { protocol, host, pathname, hash } = new URL(href, base);
  if (host !== home.host || !/^https?:$/.test(protocol)) return undefined;
  const [fragment = ""] = hash.slice(1).split(":~:");
  const isPlace = !/^\w+=/.test(fragment);
  const prefix = home.pathname.replace(/\/$/, "");
  const isBelow = pathname.startsWith(`${prefix}/`);
  if (!isBelow && URL.canParse(href)) return undefined;
  return {
    path: pageKey(isBelow ? pathname.slice(prefix.length) : `/..${pathname}`),
    fragment: isPlace ? decoded(fragment, decodeURIComponent) : "",
  };
};
