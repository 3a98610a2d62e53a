import { homeUrl } from "../../config/urls";
import { toAddress } from "../../utils/address";
import { isInternal } from "../../utils/paths";
import type { BrokenLink } from "./check-links";
import { siteAddress } from "./site-address";
import type { SiteAddress } from "./site-address";

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
