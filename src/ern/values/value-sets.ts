import codes from "../../../content/ern/codes.json";
import values382 from "../../../content/ern/values-3.8.2.json";
import values4 from "../../../content/ern/values-4.json";
import type { ErnVersion } from "../model-types";

/** Facts by names, in the notation of `content/ern/README.md`: words separated by spaces, or lines of them. */
export type Facts = Readonly<Record<string, string | readonly string[]>>;

/** Facts by single names; an entry of a later table replaces that of an earlier one. */
export const readFacts = (...tables: readonly Facts[]): ReadonlyMap<string, string> =>
  new Map(
    tables
      .flatMap((table) => Object.entries(table))
      .flatMap(([names, facts]) => names.split(" ").map((name) => [name, [facts].flat().join(" ")] as const)),
  );

const readSets = (table: Facts, languages: Facts[string]): ReadonlyMap<string, ReadonlySet<string>> => {
  const { currencies, languages: shared } = codes;
  const facts = readFacts(table, { CurrencyCode: currencies, languageCode: [shared, languages].flat(2) });
  const toValue = (written: string): string => written.replaceAll("~", " ");
  return new Map([...facts].map(([name, list]) => [name, new Set(list.split(" ").map(toValue))]));
};

const sets: Partial<Record<"3.8.2" | "4", ReturnType<typeof readSets>>> = {};

/** The values of a set in a version, in alphabetical order; undefined if there's no such set. */
export const valueSet = (version: ErnVersion, name: string): ReadonlySet<string> | undefined =>
  version === "3.8.2"
    ? (sets[version] ??= readSets(values382, codes.languagesIn382)).get(name)
    : (sets["4"] ??= readSets(values4, codes.languagesIn4)).get(name);
