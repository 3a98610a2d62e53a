import type { ErnVersion } from "../model-types";
import { readTable } from "../text/read-table";
import { CURRENCIES } from "./currencies";
import { LANGUAGES, LANGUAGES_382, LONG_LANGUAGES } from "./languages";
import { VALUE_SETS_382 } from "./value-sets-382";
import { VALUE_SETS_4 } from "./value-sets-4";

type Values = ReadonlySet<string>;

/** Reads lists of values separated by spaces; a space within a value is written as "~". */
const toSet = (...lists: readonly string[]): Values =>
  new Set(lists.flatMap((list) => list.trim().split(/\s+/)).map((value) => value.replaceAll("~", " ")));

const readSets = (table: string, ...languages: readonly string[]): ReadonlyMap<string, Values> =>
  new Map([
    ...[...readTable(table)].map(([name, list]): [string, Values] => [name, toSet(list)]),
    ["CurrencyCode", toSet(CURRENCIES)],
    ["languageCode", toSet(...languages)],
  ]);

let old: ReadonlyMap<string, Values> | undefined;
let current: ReadonlyMap<string, Values> | undefined;

/** The values of a set in a version, in alphabetical order; undefined if there's no such set. */
export const valueSet = (version: ErnVersion, name: string): Values | undefined => {
  if (version === "3.8.2") return (old ??= readSets(VALUE_SETS_382, LANGUAGES, LANGUAGES_382)).get(name);
  return (current ??= readSets(VALUE_SETS_4, LANGUAGES, LONG_LANGUAGES)).get(name);
};
