interface Version {
  name: string;
  path: string;
  mainPath: string;
}

/** The routes of a page in the versions that have it, by their names. */
export type VersionPaths = Readonly<Partial<Record<string, string>>>;

/** Returns the version with the longest matching prefix, because /docs/0.3/ is also below /docs/. */
export const versionOfPath = <V extends Pick<Version, "path">>(versions: readonly V[], path: string): V | undefined =>
  versions.filter((version) => path.startsWith(`${version.path}/`)).sort((a, b) => b.path.length - a.path.length)[0];

/**
 * Returns the target of a version's link: the same page in that version, with the query and fragment in `rest`; the
 * version's main doc if it doesn't have the page.
 */
export const versionLink = (
  target: Version,
  versions: readonly Version[],
  path: string,
  versionPaths: VersionPaths = {},
  rest = "",
): string => {
  const page = versionOfPath(versions, path) === target ? path : versionPaths[target.name];
  return page === undefined ? target.mainPath : page + rest;
};

interface Link {
  href: string;
  section?: string;
}

/** Returns the site's links with those to current docs replaced by the same docs in a version that has them. */
export const linksInVersion = <L extends Link>(
  links: readonly L[],
  version: { navigation: readonly { href: string; path: string }[] } | undefined,
): L[] => {
  const routes = new Map(version?.navigation.map(({ href, path }) => [href, path]));
  const routeOf = (href: string): string => routes.get(href) ?? href;
  return links.map((link) => ({
    ...link,
    href: routeOf(link.href),
    ...(link.section !== undefined && { section: routeOf(link.section) }),
  }));
};
