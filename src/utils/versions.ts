interface Version {
  /** Route prefix of the version's docs. */
  path: string;
  /** Route of its main doc. */
  mainPath: string;
}

/** The version whose routes `path` is one of: that with the longest prefix, for /docs/0.3/ lies below /docs/ too. */
export const versionOfPath = <V extends Version>(versions: readonly V[], path: string): V | undefined =>
  versions.filter((version) => path.startsWith(`${version.path}/`)).sort((a, b) => b.path.length - a.path.length)[0];

/** Where a version's entry leads: the page itself when it is that version's, else the version's main doc. */
export const versionLink = (target: Version, versions: readonly Version[], path: string): string =>
  versionOfPath(versions, path) === target ? path : target.mainPath;
