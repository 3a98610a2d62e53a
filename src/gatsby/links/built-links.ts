import { readFileSync } from "node:fs";
import path from "node:path";

import { pageKey } from "../../utils/paths";
import { detached } from "../../utils/text/detached";
import { filesBelow } from "../places/files-below";
import { htmlLinks } from "./html-links";
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
  /** Addresses of all pages and files. */
  routes: string[];
  /** Ids of each page, by its `pageKey`. */
  idsOf: ReadonlyMap<string, ReadonlySet<string>>;
  links: BuiltLink[];
}

const routesIn = (folder: string): string[] =>
  filesBelow(folder)
    .map((file) => file.replace(/\/index\.html$/, "/"))
    .sort();

const isPage = (route: string): boolean => /\/$|\.html$/.test(route);

/** Means the same on every page. */
const isAbsolute = (href: string): boolean => /^\/|^[a-z][a-z\d+.-]*:/i.test(href);

/** Reads every HTML file of a folder, one at a time, and keeps each address that the pages name once. */
export const builtLinks = (folder: string, siteUrl: string): BuiltLinks => {
  const routes = routesIn(folder);
  const idsOf = new Map<string, ReadonlySet<string>>();
  const found = new Map<string, BuiltLink | undefined>();
  for (const page of routes.filter(isPage)) {
    const { targets, ids } = htmlLinks(readFileSync(path.join(folder, page.replace(/\/$/, "/index.html")), "utf8"));
    const own = new Set(detached(ids));
    idsOf.set(pageKey(page), own);
    for (const href of new Set(targets)) {
      // Most links to the page itself are good, and each would be kept apart.
      if (href.startsWith("#") && own.has(href.slice(1))) continue;
      const key = isAbsolute(href) ? href : `${page} ${href}`;
      const seen = found.get(key);
      const address = seen ?? (found.has(key) ? undefined : siteAddress(href, page, siteUrl));
      if (seen) seen.pages += 1;
      else found.set(detached(key), address && { ...address, href: detached(href), page, pages: 1 });
    }
  }
  return { routes, idsOf, links: [...found.values()].filter((link) => link !== undefined) };
};
