import { plainText } from "../../mdx/nodes/walk";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { propsOf, tableCells } from "./named-in";
import type { LineDiagnostic, ProsePage } from "./prose-page";

/** Returns problems with the defaults in a page's tables: those of the symbols that rows link to must be printed. */
export const defaultDiagnostics = (
  { tree, lineOf }: ProsePage,
  byId: ReadonlyMap<string, ToolkitSymbol>,
): LineDiagnostic[] =>
  tableCells(tree).flatMap(({ cell, first, header }) => {
    if (!header || !/^default\b/i.test(plainText(header)) || propsOf(cell, "Default", "of").length > 0) return [];
    const [id = "", another] = propsOf(first, "SymbolLink", "id");
    const symbol = another === undefined ? byId.get(id) : undefined;
    const preset = symbol?.params.find(({ name }) => name === symbol.name)?.default;
    if (!preset) return [];
    const message = `The default "${plainText(cell).trim()}" of ${id} is written by hand`;
    return [{ line: lineOf(cell), message, remedy: `Write <Default of="${id}" />` }];
  });
