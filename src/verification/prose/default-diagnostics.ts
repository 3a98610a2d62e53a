import type { Content, Table, TableRow } from "mdast";

import { isComponent } from "../../mdx/nodes/component";
import { plainText, walk } from "../../mdx/nodes/walk";
import { ContentError } from "../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { propsOf } from "./named-in";
import type { ProsePage } from "./read-page";

const UNITS: Readonly<Record<string, number>> = { KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 };

/** Does a value on a page match the default in the data: "10 MiB" for 10485760, "Auto" for ParseMode::Auto? */
const isSame = (written: string, preset: string): boolean => {
  const [, count, unit = ""] = /^([\d \u00a0.,]+?)[ \u00a0]?([KMG]iB)?$/.exec(written) ?? [];
  if (count === undefined)
    return preset === written || preset.endsWith(`::${written}`) || preset.endsWith(`.${written}`);
  return Number(count.replace(/[ \u00a0,]/g, "")) * (UNITS[unit] ?? 1) === Number(preset.replace(/_/g, ""));
};

const isPrinted = (cell: Content): boolean => {
  let found = false;
  walk(cell, (node) => void (found ||= isComponent(node, "Default")));
  return found;
};

/** The default of the symbol that a row's first cell links to, if there is exactly one. */
const presetOf = (row: TableRow, byId: ReadonlyMap<string, ToolkitSymbol>): [string, string] | undefined => {
  const [id, another] = propsOf(row.children[0]!, "SymbolLink", "id");
  const symbol = another === undefined ? byId.get(id ?? "") : undefined;
  const preset = symbol?.params.find(({ name }) => name === symbol.name)?.default;
  return symbol && preset ? [symbol.id, preset] : undefined;
};

const tableDiagnostics = (
  { file, lineOf }: ProsePage,
  table: Table,
  byId: ReadonlyMap<string, ToolkitSymbol>,
): ContentError[] => {
  const [header, ...rows] = table.children;
  const column = header?.children.findIndex((cell) => /^default\b/i.test(plainText(cell))) ?? -1;
  return rows.flatMap((row) => {
    const cell = row.children[column];
    const [id, preset] = presetOf(row, byId) ?? [];
    if (!cell || id === undefined || preset === undefined || isPrinted(cell)) return [];
    const written = plainText(cell).trim();
    return isSame(written, preset)
      ? []
      : [
          new ContentError(
            file,
            lineOf(cell),
            `The default of ${id} is ${preset}, not "${written}"`,
            `Write <Default of="${id}" />`,
          ),
        ];
  });
};

/** Problems with the defaults in a page's tables, which must match those of the symbols that their rows link to. */
export const defaultDiagnostics = (page: ProsePage, byId: ReadonlyMap<string, ToolkitSymbol>): ContentError[] => {
  const diagnostics: ContentError[] = [];
  walk(page.tree, (node) => {
    if (node.type === "table") diagnostics.push(...tableDiagnostics(page, node, byId));
  });
  return diagnostics;
};
