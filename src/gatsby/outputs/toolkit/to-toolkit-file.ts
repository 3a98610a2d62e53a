import { absoluteUrl } from "../../../config/urls";
import { site } from "../../../config/site";
import { statusMeanings, symbolChecksFolder } from "../../../config/toolkit";
import { known } from "../../../reference/toolkit/known";
import { sourceUrl } from "../../../reference/toolkit/source-url";
import type { PlacedSymbol } from "../../../reference/toolkit/symbol";
import { paths } from "../../../utils/paths";
import type { ToolkitEntry, ToolkitFile } from "./toolkit-values";

const toEntry = (symbol: PlacedSymbol): ToolkitEntry => {
  const { id, kind, name, parent, signature, params, returns, errors, texts, status, note } = symbol;
  return {
    id,
    package: symbol.package,
    language: symbol.language,
    ...{ kind, name, parent, signature, params, returns, errors, texts, status, note },
    known: known(symbol),
    check: symbol.check && `${symbolChecksFolder}/${symbol.check}.ts`,
    source: sourceUrl(symbol.source),
    url: absoluteUrl(symbol.url),
  };
};

/** All symbols of the toolkit as data for other programs. */
export const toToolkitFile = (symbols: readonly PlacedSymbol[]): ToolkitFile => ({
  $schema: absoluteUrl(paths.toolkitSchema()),
  version: site.version,
  statuses: statusMeanings,
  symbols: symbols.map(toEntry),
});
