const displayNames = (type: "region" | "language" | "currency"): Intl.DisplayNames =>
  new Intl.DisplayNames("en", { type, fallback: "none" });

const regions = displayNames("region");
const languages = displayNames("language");
const currencies = displayNames("currency");

/** Returns the name of a language, unless the code is replaced by one that may mean another language. */
const languageName = (code: string): string | undefined => {
  // The set has a range of codes, which isn't a code.
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  const current = new Intl.Locale(code).language;
  return current === code || (code.length === 3 && current.length === 2) ? languages.of(code) : undefined;
};

/** Returns the name of a country by its two letters, or by its number, which is also its TIS number. */
const territoryName = (code: string): string | undefined => {
  if (/^\d{1,3}$/.test(code)) return regions.of(new Intl.Locale(`und-${code.padStart(3, "0")}`).region ?? "");
  return /^[A-Z]{2}$/.test(code) ? regions.of(code) : undefined;
};

const NAMES: Readonly<Record<string, (code: string) => string | undefined>> = {
  AllTerritoryCode: territoryName,
  CurrentTerritoryCode: territoryName,
  languageCode: languageName,
  CurrencyCode: (code) => currencies.of(code),
};

/** Returns the English name of a country, language or currency, if a set has its codes and Node.js knows it. */
export const nameOfCode = (set: string, code: string): string | undefined => NAMES[set]?.(code);
