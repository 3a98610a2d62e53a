import { nearest } from "../../utils/text/nearest";
import { pageKey } from "../../utils/paths";
import type { BuiltLink } from "./collect-links";
import { didYouMean } from "./did-you-mean";
import { nearestRoute } from "./nearest-route";

/** Gatsby's own files, which nobody links to by hand. */
const isMachinery = (route: string): boolean =>
  /^\/(_gatsby|page-data|search-index|static|~partytown)\/|\.(js|js\.LICENSE\.txt|json)$/.test(route);

/** Link targets: URLs of all pages and files, and the ids of each page, by its `pageKey`. */
interface BuiltSite {
  routes: readonly string[];
  idsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A message for each broken link, with the page, the code that makes it, and the nearest existing URL. */
export const builtLinkDiagnostics = (
  links: readonly BuiltLink[],
  { routes, idsOf }: BuiltSite,
  codeOf: (route: string) => string | undefined = () => undefined,
): string[] => {
  const known = new Set(routes.map(pageKey));
  const candidates = routes.filter((route) => !isMachinery(route));
  const diagnosticOf = ({ href, path, fragment }: BuiltLink): string | undefined => {
    if (!known.has(path))
      return `broken link to ${href}. No page or file has this address${didYouMean(nearestRoute(path, candidates))}`;
    const ids = idsOf.get(path);
    if (fragment === "" || fragment === "top" || !ids || ids.has(fragment)) return undefined;
    const guess = nearest(fragment, [...ids]);
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
