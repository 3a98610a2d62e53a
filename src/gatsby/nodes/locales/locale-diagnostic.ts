import type { Locale } from "../../../config/site";

/** The problem with the locales, in one line with file and fix; undefined if exactly one is the default. */
export const localeDiagnostic = (locales: readonly Locale[]): string | undefined => {
  const defaults = locales.filter(({ isDefault }) => isDefault).length;
  if (defaults === 1) return undefined;
  const count = defaults === 0 ? "no locale is" : `${defaults} locales are`;
  return `src/config/site.ts: ${count} the default one. Set isDefault to true for one, and for one only`;
};
