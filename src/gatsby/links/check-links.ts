import { mostLike } from "@ddex-suite/ern/text/likeness";

import { resolveHref } from "../../mdx/derive/resolve-links";
import { decoded } from "../../utils/decoded";
import { nearestPages } from "../../utils/nearest-pages";
import { isInternal, pageKey } from "../../utils/paths";

/** Returns the end of a message, with a suggestion if there is one. */
export const didYouMean = (guess: string | undefined): string =>
  guess === undefined ? "" : `. Did you mean ${guess}?`;

const lastSegment = (path: string): string => path.split("/").filter(Boolean).at(-1) ?? "";

const directoryOf = (path: string): string => path.replace(/[^/]+\/?$/, "");

/** Returns whether two names share a word, or nearly. */
const isAlike = (name: string, known: string): boolean => {
  const words = known.split("-");
  return name
    .split("-")
    .some((word) => mostLike(word, words) !== undefined || words.some((knownWord) => knownWord.startsWith(word)));
};

const findClosest = (path: string, known: readonly string[]): string | undefined => {
  const spelled = mostLike(path, known);
  // Any two routes in the same long folder look similar.
  if (spelled !== undefined && mostLike(lastSegment(path), [lastSegment(spelled)]) !== undefined) return spelled;
  const pages = known
    .filter((route) => isAlike(lastSegment(path), lastSegment(route)))
    .map((route) => ({ path: route, title: "" }));
  return nearestPages(lastSegment(path), pages, 1)[0]?.path;
};

/** Returns the known route closest to a missing one, by spelling or words, in the same directory if one is similar. */
export const findNearestRoute = (path: string, known: readonly string[]): string | undefined =>
  findClosest(
    path,
    known.filter((route) => directoryOf(route) === directoryOf(path)),
  ) ?? findClosest(path, known);

export interface LinkSource {
  file: string;
  /** Route of the page; undefined for the config. */
  path?: string;
  links: readonly { href: string; source: string; kind: string; line?: number; diagnostic?: string }[];
  ids?: readonly string[];
}

export interface LinkTargets {
  routes: readonly string[];
  /** URLs of files that aren't pages; if omitted, links to files aren't checked. */
  files?: readonly string[];
  /** Origin of the site; links with this origin are checked too. */
  siteUrl?: string;
}

export interface BrokenLink {
  page: string | undefined;
  href: string;
  /** Contains source, target and fix. */
  message: string;
}

const fragmentOf = (href: string): string => {
  const position = href.indexOf("#");
  return position < 0 ? "" : decoded(href.slice(position + 1), decodeURIComponent);
};

/** Returns every link to a page, anchor, file or Markdown file that doesn't exist, with one or two look-ups a link. */
export const brokenLinks = (sources: readonly LinkSource[], { routes, files, siteUrl }: LinkTargets): BrokenLink[] => {
  const known = new Set(routes.map(pageKey));
  const knownFiles = files && new Set(files);
  const idsOf = new Map<string, ReadonlySet<string>>();
  for (const { path, ids } of sources) if (path && ids) idsOf.set(pageKey(path), new Set(ids));

  const pageDiagnostic = (href: string, target: string, written: string): string | undefined => {
    if (!known.has(pageKey(target)))
      return `broken link to ${href}${written === href ? "" : ` ("${written}")`}. No page has this route${didYouMean(findNearestRoute(pageKey(target), routes))}`;
    const fragment = fragmentOf(href);
    const ids = idsOf.get(pageKey(target));
    if (!fragment || !ids || ids.has(fragment)) return undefined;
    const guess = mostLike(fragment, [...ids]);
    return `broken anchor in the link to ${href}. ${pageKey(target)}/ has no heading with the id "${fragment}"${didYouMean(guess && `#${guess}`)}`;
  };

  const fileDiagnostic = (href: string, path: string): string | undefined =>
    !knownFiles || knownFiles.has(path) || known.has(path)
      ? undefined
      : `broken link to ${href}. No file has this address${didYouMean(findNearestRoute(path, [...knownFiles, ...routes]))}`;

  const diagnosticOf = (
    source: LinkSource,
    { href, source: written, kind, diagnostic }: LinkSource["links"][number],
  ): string | undefined => {
    if (kind === "unresolved")
      return `the Markdown link "${written}" leads to no page. ${diagnostic ?? "Name a file of content/ or a route"}`;
    if (kind === "anchor") return pageDiagnostic(href, source.path ?? "/", written);
    const resolved =
      siteUrl && href.startsWith(`${siteUrl}/`)
        ? resolveHref(href.slice(siteUrl.length), () => undefined)
        : { href, kind };
    if (resolved.kind === "file") return fileDiagnostic(href, pageKey(resolved.href));
    return resolved.kind === "page" && isInternal(resolved.href)
      ? pageDiagnostic(href, resolved.href, written)
      : undefined;
  };

  return sources.flatMap((source) =>
    source.links.flatMap((link) => {
      const diagnostic = diagnosticOf(source, link);
      const place = `${source.file}${link.line ? `:${link.line}` : ""}`;
      return diagnostic ? [{ page: source.path, href: link.href, message: `${place}: ${diagnostic}` }] : [];
    }),
  );
};
