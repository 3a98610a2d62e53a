import { decoded } from "../../utils/decoded";
import { isInternal, pageKey } from "../../utils/paths";

export interface LinkSource {
  file: string;
  /** Route of the page; a source without one is config. */
  path?: string;
  links: readonly { href: string; source: string; kind: string; line?: number; problem?: string }[];
  ids?: readonly string[];
}

const fragmentOf = (href: string): string => {
  const at = href.indexOf("#");
  return at < 0 ? "" : decoded(href.slice(at + 1), decodeURIComponent);
};

/**
 * A message for each link to a page, an anchor or a Markdown file that does not exist, naming source and target.
 * `routes` are all routes of the site. Each link costs a look-up or two.
 */
export const linkProblems = (sources: readonly LinkSource[], routes: readonly string[]): string[] => {
  const known = new Set(routes.map(pageKey));
  const idsOf = new Map<string, ReadonlySet<string>>();
  for (const { path, ids } of sources) if (path && ids) idsOf.set(pageKey(path), new Set(ids));

  const problemOf = (
    source: LinkSource,
    { href, source: written, kind, problem }: LinkSource["links"][number],
  ): string | undefined => {
    if (kind === "unresolved")
      return `the Markdown link "${written}" leads to no page. ${problem ?? "Name a file of content/ or a route"}`;
    if (kind === "external" || kind === "file") return undefined;
    const target = kind === "anchor" ? (source.path ?? "/") : href;
    if (kind !== "anchor" && !isInternal(href)) return undefined;
    if (!known.has(pageKey(target)))
      return `broken link to ${href}${written === href ? "" : ` ("${written}")`}. No page has this route`;
    const fragment = fragmentOf(href);
    const ids = idsOf.get(pageKey(target));
    if (!fragment || !ids || ids.has(fragment)) return undefined;
    return `broken anchor in the link to ${href}. ${pageKey(target)}/ has no heading with the id "${fragment}"`;
  };

  return sources.flatMap((source) =>
    source.links.flatMap((link) => {
      const problem = problemOf(source, link);
      return problem ? [`${source.file}${link.line ? `:${link.line}` : ""}: ${problem}`] : [];
    }),
  );
};
