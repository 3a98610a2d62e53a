import path from "node:path";

import { mostLike } from "@ddex-suite/ern/text/likeness";
import type { BuildArgs } from "gatsby";

import { reportDiagnostics } from "../../diagnostics/report-diagnostics";
import { pageKey } from "../../utils/paths";
import { detach } from "../../utils/text/detach";
import { sitePages } from "../content/pages";
import type { DocumentReader } from "../documents/read-documents";
import { addressesIn } from "../locations/files-below";
import { didYouMean, findNearestRoute } from "./check-links";
import { isReported, type SiteAddress, siteAddress } from "./site-address";

interface BuiltLink extends SiteAddress {
  href: string;
  /** The first page with the link, and the number of pages with it. */
  page: string;
  pages: number;
}

const isAbsolute = (href: string): boolean => /^\/|^[a-z][a-z\d+.-]*:/i.test(href);

/** Collects the links and ids of the documents it reads. */
export const collectLinks = (siteUrl: string) => {
  const idsOf = new Map<string, ReadonlySet<string>>();
  const links = new Map<string, BuiltLink>();
  const elsewhere = new Set<string>();

  const add = (href: string, page: string): void => {
    const key = isAbsolute(href) ? href : `${page} ${href}`;
    const seen = links.get(key);
    if (seen) seen.pages += 1;
    if (seen || elsewhere.has(key)) return;
    const address = siteAddress(href, page, siteUrl);
    if (address) links.set(detach(key), { ...address, href: detach(href), page, pages: 1 });
    else elsewhere.add(detach(key));
  };

  return {
    idsOf,
    links,
    read: ((page, { targets, ids }) => {
      const pageIds = new Set(detach(ids));
      idsOf.set(pageKey(page), pageIds);
      // Most links within the page work, and each would be stored separately.
      const isOwn = (href: string): boolean => href.startsWith("#") && pageIds.has(href.slice(1));
      for (const href of new Set(targets)) if (!isOwn(href)) add(href, page);
    }) satisfies DocumentReader,
  };
};

/** Gatsby's own files, which nobody links to by hand. */
const isMachinery = (route: string): boolean =>
  /^\/(_gatsby|page-data|search-index|static|~partytown)\/|\.(js|js\.LICENSE\.txt|json)$/.test(route);

/** Returns a message for each broken link, with the page, the code that makes it, and the nearest existing URL. */
export const builtLinkDiagnostics = (
  links: readonly BuiltLink[],
  { routes, idsOf }: { routes: readonly string[]; idsOf: ReadonlyMap<string, ReadonlySet<string>> },
  codeOf: (route: string) => string | undefined = () => undefined,
): string[] => {
  const known = new Set(routes.map(pageKey));
  const candidates = routes.filter((route) => !isMachinery(route));
  const diagnosticOf = ({ href, path, fragment }: BuiltLink): string | undefined => {
    if (!known.has(path))
      return `broken link to ${href}. No page or file has this address${didYouMean(findNearestRoute(path, candidates))}`;
    const ids = idsOf.get(path);
    if (fragment === "" || fragment === "top" || !ids || ids.has(fragment)) return undefined;
    const guess = mostLike(fragment, [...ids]);
    return `broken anchor in the link to ${href}. The page has no id "${fragment}"${didYouMean(guess && `#${guess}`)}`;
  };
  return links.flatMap((link) => {
    const diagnostic = diagnosticOf(link);
    if (!diagnostic) return [];
    const code = codeOf(link.page);
    const others = link.pages - 1;
    const place = `${link.page}${code ? ` (${code})` : ""}`;
    return [`${place}${others > 0 ? ` and ${others} more page${others > 1 ? "s" : ""}` : ""}: ${diagnostic}`];
  });
};

/** Reports broken links on the built pages, except those in the content, which were reported with file and line. */
export const reportBuiltLinks = (
  built: Pick<ReturnType<typeof collectLinks>, "idsOf" | "links">,
  args: BuildArgs,
  folder: string,
): void => {
  const pages = new Map(sitePages(args).map((page) => [page.path, page.component]));
  const codeOf = (route: string): string | undefined => {
    const [component] = pages.get(route)?.split("?") ?? [];
    return component && path.relative(process.cwd(), component);
  };
  const links = [...built.links.values()].filter((link) => !isReported(link));
  const diagnostics = builtLinkDiagnostics(links, { routes: addressesIn(folder).sort(), idsOf: built.idsOf }, codeOf);
  reportDiagnostics(diagnostics, args.reporter, "built links");
};
