import { absoluteUrl } from "../../../config/absolute-url";
import { site } from "../../../config/site";
import { statusMeanings, symbolChecksFolder } from "../../../config/toolkit";
import { known } from "../../../toolkit/known";
import { sourceUrl } from "../../../toolkit/source-url";
import type { PlacedSymbol } from "../../../toolkit/symbol";
import { paths } from "../../../utils/paths";
import type { ToolkitEntry, ToolkitFile } from "./toolkit-values";

const toEntry = ({ line: _line, file: _file, evidence, check, source, url, ...rest }: PlacedSymbol): ToolkitEntry => ({
  ...rest,
  known: known({ evidence }),
  check: check && `${symbolChecksFolder}/${check}.ts`,
  source: sourceUrl(source),
  url: absoluteUrl(url),
});

/** All symbols of the toolkit as data for other programs. */
export const toToolkitFile = (symbols: readonly PlacedSymbol[]): ToolkitFile => ({
  $schema: absoluteUrl(paths.toolkitSchema()),
  version: site.version,
  statuses: statusMeanings,
  symbols: symbols.map(toEntry),
});
