interface Version {
  path: string;
  mainPath: string;
}

/** The version with the longest matching prefix, because /docs/0.3/ is also below /docs/. */
export const versionOfPath = <V extends Version>(versions: readonly V[], path: string): V | undefined =>
  versions.filter((version) => path.startsWith(`${version.path}/`)).sort((a, b) => b.path.length - a.path.length)[0];

/** The target of a version's link: the page itself in its own version, otherwise the version's main doc. */
export const versionLink = (target: Version, versions: readonly Version[], path: string): string =>
  versionOfPath(versions, path) === target ? path : target.mainPath;
