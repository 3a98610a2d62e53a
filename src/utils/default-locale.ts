import type { Locale } from "../config/locales";

/** The one locale that a reader gets who has not chosen any. */
export const defaultLocale = (locales: readonly Locale[]): Locale => {
  const [locale, ...others] = locales.filter(({ isDefault }) => isDefault);
  if (locale && others.length === 0) return locale;
  const count = others.length === 0 ? "no locale is" : `${others.length + 1} locales are`;
  throw new Error(`src/config/locales.ts: ${count} the default one. Set isDefault to true for one, and for one only`);
};
