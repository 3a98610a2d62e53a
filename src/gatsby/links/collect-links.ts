import { pageKey } from "../../utils/paths";
import { detached } from "../../utils/text/detached";
import type { DocumentReader } from "../documents/read-documents";
import { siteAddress } from "./site-address";
import type { SiteAddress } from "./site-address";

/** A link to an address of this site, as it is written. */
export interface BuiltLink extends SiteAddress {
  href: string;
  /** The first page that has it, and how many have it. */
  page: string;
  pages: number;
}

export interface BuiltLinks {
  /** Ids of each page, by its `pageKey`. */
  idsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every address of this site that pages name, once. */
  links: ReadonlyMap<string, BuiltLink>;
}

/** Means the same on every page. */
const isAbsolute = (href: string): boolean => /^\/|^[a-z][a-z\d+.-]*:/i.test(href);

/** What collects the links and the ids of the documents that it reads. */
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
      // Most links to the page itself are good, and each would be kept apart.
      const isOwn = (href: string): boolean => href.startsWith("#") && own.has(href.slice(1));
      for (const href of new Set(targets)) if (!isOwn(href)) add(href, page);
    },
  };
};
