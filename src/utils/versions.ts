export interface VersionLinkTarget {
  path: string;
  mainDocId: string;
  docs: readonly { id: string; path: string }[];
}

/** Route of the page at `path` in another version, or of that version's main doc when it lacks the page. */
export const versionLink = (
  target: VersionLinkTarget,
  versions: readonly VersionLinkTarget[],
  path: string,
): string => {
  const id = versions.flatMap(({ docs }) => docs).find((doc) => doc.path === path)?.id;
  const docOf = (wanted: string | undefined): string | undefined => target.docs.find((doc) => doc.id === wanted)?.path;
  return docOf(id) ?? docOf(target.mainDocId) ?? `${target.path}/`;
};

/** The version whose routes `path` is one of: that with the longest prefix, for /docs/0.3/ lies below /docs/ too. */
export const versionOfPath = <V extends { path: string }>(versions: readonly V[], path: string): V | undefined =>
  versions.filter((version) => path.startsWith(`${version.path}/`)).sort((a, b) => b.path.length - a.path.length)[0];
