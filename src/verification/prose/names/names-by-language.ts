import { symbolNames } from "./symbol-names";
import type { NamedSymbol, SymbolNames } from "./symbol-names";

export type NamesOf = (languages: readonly string[]) => SymbolNames;

const remembered = new WeakMap<readonly NamedSymbol[], NamesOf>();

const makeNamesOf = (symbols: readonly NamedSymbol[]): NamesOf => {
  const made = new Map<string, SymbolNames>();
  return (languages) => {
    const key = [...new Set(languages)].sort().join(" ");
    const names = made.get(key) ?? symbolNames(symbols.filter(({ language }) => languages.includes(language)));
    made.set(key, names);
    return names;
  };
};

/** Returns the names of the symbols of some languages, cached per list of symbols. */
export const namesByLanguage = (symbols: readonly NamedSymbol[]): NamesOf => {
  const namesOf = remembered.get(symbols) ?? makeNamesOf(symbols);
  remembered.set(symbols, namesOf);
  return namesOf;
};
