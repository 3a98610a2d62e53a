import { pageKey } from "../../utils/paths";
import { detached } from "../../utils/text/detached";
import type { DocumentReader } from "../documents/read-documents";
import { siteAddress } from "./site-address";
import type { SiteAddress } from "./site-address";

/** A link to a URL of this site, as written. */
export interface BuiltLink extends SiteAddress {
  href: string;
  /** The first page with the link, and the number of pages with it. */
  page: string;
  pages: number;
}

export interface BuiltLinks {
  /** Ids of each page, by its `pageKey`. */
  idsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every URL of this site that pages link to, once. */
  links: ReadonlyMap<string, BuiltLink>;
}

/** Means the same on every page. */
const isAbsolute = (href: string): boolean => /^\/|^[a-z][a-z\d+.-]*:/i.test(href);

/** Collects the links and ids of the documents it reads. */
export const collectLinks = (siteUrl: string): BuiltLinks & { read: DocumentReader } => {
  const idsOf = new Map<string, ReadonlySet<string>>();
  const links = new Map<string, BuiltLink>();
  const elsewhere = new Set<string>();

  const add = (href: string, page: string): void => {
    const key = isAbsolute(href) ? href : `${page} ${href}`;
    const seen = links.get(key);
    if (seen) seen.pages += 1;
    if (seen || elsewhere.has(key)) return;
    const address = siteAddress(href, page, siteUrl);
    if (address) links.set(detached(key), { ...address, href: detached(href), page, pages: 1 });
    else elsewhere.add(detached(key));
  };

  return {
    idsOf,
    links,
    read: (page, { targets, ids }) => {
      const own = new Set(detached(ids));
      idsOf.set(pageKey(page), own);
      // Most links within the page work, and each would be stored separately.
      const isOwn = (href: string): boolean => href.startsWith("#") && own.has(href.slice(1));
      for (const href of new Set(targets)) if (!isOwn(href)) add(href, page);
    },
  };
};
