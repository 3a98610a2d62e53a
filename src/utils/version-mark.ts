/** Returns which of the versions (newest first) have a value, in a few words; null if all have it. */
export const versionMark = (all: readonly string[], versions: readonly string[]): string | null => {
  if (versions.length === all.length) return null;
  if (versions[0] === all[0] && versions.at(-1) === all[versions.length - 1]) return `since ${versions.at(-1)}`;
  if (versions.at(-1) === all.at(-1) && versions[0] === all.at(-versions.length)) return `until ${versions[0]}`;
  return `only ${versions.join(", ")}`;
};

/** Returns the sentence that says which versions have how many values of a set, if a mark at the others says it. */
export const versionsSentence = (
  all: readonly string[],
  values: readonly { versions: readonly string[] }[],
): string => {
  const list = new Intl.ListFormat("en-GB").format(all);
  const [count, shared] = [values.length, values.filter(({ versions }) => versions.length === all.length).length];
  if (shared === count) return count === 1 ? `It is in ERN ${list}.` : `All ${count} are in ERN ${list}.`;
  if (shared === 0) return `ERN ${list} have different ones: the mark on a value shows which.`;
  return `${shared} of ${count} are in ERN ${list}; the others have a mark.`;
};

/** Returns since when a value is deprecated, in words; null if it isn't. */
export const deprecatedMark = (deprecated: string | null): string | null =>
  deprecated === null ? null : `deprecated${deprecated && ` since ${deprecated}`}`;
