import { homeUrl } from "../../config/urls";
import { toAddress } from "../../utils/address";
import { decoded } from "../../utils/decoded";
import { isInternal, pageKey } from "../../utils/paths";
import type { BrokenLink } from "./check-links";

let reported: ReadonlySet<string> = new Set();

const keyOf = ({ path, fragment }: SiteAddress): string => `${path}#${fragment}`;

/** Remembers the content's broken links, which are reported with file and line, for the check of the built pages. */
export const rememberReported = (links: readonly BrokenLink[]): void => {
  reported = new Set(
    links.flatMap(({ href, page = "/" }) => {
      const address = siteAddress(isInternal(href) ? toAddress(href) : href, page, homeUrl);
      return address ? [keyOf(address)] : [];
    }),
  );
};

export const isReported = (address: SiteAddress): boolean => reported.has(keyOf(address));

/** The target of a link within this site. */
export interface SiteAddress {
  /** Decoded, as a `pageKey`. */
  path: string;
  /** Decoded; empty if there is none, or if it's an instruction for a script, like `#page=…` for the playground. */
  fragment: string;
}

/** Returns what an href on the page at `route` means on the site at `siteUrl`; undefined if it leads elsewhere. */
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
