import type { TextFile } from "../../diagnostics/cached-files";
import { catchContentError, ContentError } from "../../diagnostics/diagnostic";
import { findDiagnostic, findMissing } from "../../mdx/check/find-diagnostic";
import { plainText } from "../../mdx/nodes/walk";
import { type Shortcodes, toShortcodes } from "../../mdx/shortcodes/shortcode";
import { allShortcodes } from "../../mdx/shortcodes/site/all-shortcodes";
import { currentGroups, type SymbolGroup } from "../../reference/toolkit/groups";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { toToolkit } from "../../reference/toolkit/toolkit";
import { codeDiagnostics } from "./code-diagnostics";
import { figureDiagnostics } from "./figure-diagnostics";
import { propsOf, tableCells } from "./named-in";
import { type LineDiagnostic, type ProsePage, toProsePage } from "./prose-page";
import { statusDiagnostics } from "./status-diagnostics";
import { namesByLanguage } from "./symbol-names";

const shortcodeDiagnostics = ({ raw, tree, lineOf }: ProsePage, shortcodes: Shortcodes): LineDiagnostic[] => {
  const isInteractive = /^interactive: true$/m.test(raw);
  const found = (isInteractive ? undefined : findDiagnostic(tree, shortcodes)) ?? findMissing(tree, shortcodes);
  return found ? [{ ...found, line: lineOf(found.node as Parameters<typeof lineOf>[0]) }] : [];
};

/** Returns problems with the defaults in a page's tables: those of the symbols that rows link to must be printed. */
const defaultDiagnostics = ({ tree, lineOf }: ProsePage, byId: ReadonlyMap<string, ToolkitSymbol>): LineDiagnostic[] =>
  tableCells(tree).flatMap(({ cell, first, header }) => {
    if (!header || !/^default\b/i.test(plainText(header)) || propsOf(cell, "Default", "of").length > 0) return [];
    const [id = "", another] = propsOf(first, "SymbolLink", "id");
    const symbol = another === undefined ? byId.get(id) : undefined;
    const preset = symbol?.params.find(({ name }) => name === symbol.name)?.default;
    if (!preset) return [];
    const message = `The default "${plainText(cell).trim()}" of ${id} is written by hand`;
    return [{ line: lineOf(cell), message, remedy: `Write <Default of="${id}" />` }];
  });

/** Returns problems with the text of content files, without their code blocks: one line each, with what to do. */
export const proseDiagnostics = (
  files: readonly TextFile[],
  symbols: readonly ToolkitSymbol[],
  groups: readonly SymbolGroup[] = currentGroups(symbols),
): string[] => {
  const namesOf = namesByLanguage(symbols);
  const toolkit = toToolkit(symbols, () => "", "", groups);
  const shortcodes = toShortcodes(
    allShortcodes(
      () => toolkit,
      () => ({ path: "", title: "" }),
    ),
  );
  return files.flatMap(({ file, raw }) =>
    catchContentError(
      () => {
        const page = toProsePage({ file, raw }, shortcodes);
        return [
          ...shortcodeDiagnostics(page, shortcodes),
          ...codeDiagnostics(page, namesOf),
          ...figureDiagnostics(page, symbols),
          ...statusDiagnostics(file, page, groups, toolkit.byId),
          ...defaultDiagnostics(page, toolkit.byId),
        ]
          .sort((a, b) => a.line - b.line)
          .map(({ line, message, remedy }) => new ContentError(file, line, message, remedy).message);
      },
      ({ message }) => [message],
    ),
  );
};
