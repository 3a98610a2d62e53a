import type { TableCell } from "mdast";

import { plainText } from "../../mdx/nodes/walk";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { propsOf, tableCells } from "./named-in";
import type { LineDiagnostic, ProsePage } from "./read-page";

const UNITS: Readonly<Record<string, number>> = { KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 };

/** Does a value on a page match the default in the data: "10 MiB" for 10485760, "Auto" for ParseMode::Auto? */
const isSame = (written: string, preset: string): boolean => {
  const [, count, unit = ""] = /^([\d \u00a0.,]+?)[ \u00a0]?([KMG]iB)?$/.exec(written) ?? [];
  if (count === undefined)
    return preset === written || preset.endsWith(`::${written}`) || preset.endsWith(`.${written}`);
  return Number(count.replace(/[ \u00a0,]/g, "")) * (UNITS[unit] ?? 1) === Number(preset.replace(/_/g, ""));
};

/** The symbol that a row's first cell links to, if there is exactly one, and its default. */
const presetOf = (
  first: TableCell,
  byId: ReadonlyMap<string, ToolkitSymbol>,
): [id?: string, preset?: string | null] => {
  const [id, another] = propsOf(first, "SymbolLink", "id");
  const symbol = another === undefined ? byId.get(id ?? "") : undefined;
  return [id, symbol?.params.find(({ name }) => name === symbol.name)?.default];
};

/** Problems with the defaults in a page's tables, which must match those of the symbols that their rows link to. */
export const defaultDiagnostics = (
  { tree, lineOf }: ProsePage,
  byId: ReadonlyMap<string, ToolkitSymbol>,
): LineDiagnostic[] =>
  tableCells(tree).flatMap(({ cell, first, header }) => {
    if (!header || !/^default\b/i.test(plainText(header)) || propsOf(cell, "Default", "of").length > 0) return [];
    const [id, preset] = presetOf(first, byId);
    const written = plainText(cell).trim();
    if (!preset || isSame(written, preset)) return [];
    const message = `The default of ${id} is ${preset}, not "${written}"`;
    return [{ line: lineOf(cell), message, remedy: `Write <Default of="${id}" />` }];
  });
