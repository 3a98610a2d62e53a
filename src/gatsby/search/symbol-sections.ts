import { toolkitLanguages } from "../../config/toolkit";
import type { ToolkitLanguage } from "../../config/toolkit";
import { splitUrl } from "../../search/common/records";
import type { SearchSection } from "../../mdx/derive/search-sections";
import { codesIn } from "./codes-in";
import type { PlacedSymbol } from "../../reference/toolkit/symbol";

/** The separator between a symbol's parent and its name. */
const separators: Partial<Record<ToolkitLanguage, string>> = { rust: "::", cli: " " };

const toSection = ({
  url,
  language,
  parent,
  name,
  kind,
  signature,
  note,
  errors,
  ...symbol
}: PlacedSymbol): SearchSection => ({
  id: splitUrl(url).anchor,
  titles: [parent === null ? name : `${parent}${separators[language] ?? "."}${name}`],
  text: [`${toolkitLanguages[language]} ${kind} of ${symbol.package}: ${signature}`, note, ...errors].join("\n"),
  codes: codesIn(language),
});

/** The toolkit's symbols as sections of their home pages, by route. */
export const symbolSections = (symbols: readonly PlacedSymbol[]): ReadonlyMap<string, SearchSection[]> => {
  const pages = new Map<string, SearchSection[]>();
  for (const symbol of symbols) {
    const { path } = splitUrl(symbol.url);
    pages.set(path, [...(pages.get(path) ?? []), toSection(symbol)]);
  }
  return pages;
};
