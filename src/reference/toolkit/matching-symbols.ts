/** Limits a table of symbols; a `parent` of "" selects symbols without one. */
interface SymbolLimits {
  package?: string;
  language?: string;
  parent?: string;
  kind?: string;
}

interface Filtered {
  package: string;
  language: string;
  parent: string | null;
  kind: string;
}

/** The symbols that match the filter; missing limits match everything. */
export const matchingSymbols = <Symbol extends Filtered>(symbols: readonly Symbol[], filter: SymbolLimits): Symbol[] =>
  symbols.filter(
    (symbol) =>
      symbol.package === (filter.package ?? symbol.package) &&
      symbol.language === (filter.language ?? symbol.language) &&
      symbol.kind === (filter.kind ?? symbol.kind) &&
      (filter.parent === undefined || filter.parent === (symbol.parent ?? "")),
  );
