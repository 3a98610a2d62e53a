import { findMissing, findDiagnostic } from "../../mdx/check/find-diagnostic";
import { toShortcodes } from "../../mdx/shortcodes/shortcode";
import type { Shortcodes } from "../../mdx/shortcodes/shortcode";
import { ContentError } from "../../diagnostics/diagnostic";
import { currentGroups } from "../../reference/toolkit/current-groups";
import type { SymbolGroup } from "../../reference/toolkit/groups";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { toToolkit } from "../../reference/toolkit/toolkit";
import { allShortcodes } from "../../mdx/shortcodes/site/all-shortcodes";
import { codeDiagnostics } from "./code-diagnostics";
import { defaultDiagnostics } from "./default-diagnostics";
import { figureDiagnostics } from "./figure-diagnostics";
import { namesByLanguage } from "./names/names-by-language";
import { readPage } from "./read-page";
import type { PageText, ProsePage } from "./read-page";
import { statusDiagnostics } from "./status-diagnostics";

const INTERACTIVE = /^interactive: true$/m;

/** Problems that shortcodes report on a page, as in the build. */
const wordDiagnostics = ({ file, raw, tree, lineOf }: ProsePage, words: Shortcodes): ContentError[] => {
  const found = (INTERACTIVE.test(raw) ? undefined : findDiagnostic(tree, words)) ?? findMissing(tree, words);
  return found
    ? [new ContentError(file, lineOf(found.node as Parameters<typeof lineOf>[0]), found.message, found.remedy)]
    : [];
};

const inOrder = (one: ContentError, other: ContentError): number => one.line - other.line;

/** Problems with the text of content files, without their code blocks: one line each, with what to do. */
export const proseDiagnostics = (
  files: readonly PageText[],
  symbols: readonly ToolkitSymbol[],
  groups: readonly SymbolGroup[] = currentGroups(symbols),
): string[] => {
  const namesOf = namesByLanguage(symbols);
  const toolkit = toToolkit(symbols, () => "", "", groups);
  const words = toShortcodes(
    allShortcodes(
      () => toolkit,
      () => ({ path: "", title: "" }),
    ),
  );
  return files.flatMap((file) => {
    try {
      const page = readPage(file, words);
      const diagnostics = [
        ...wordDiagnostics(page, words),
        ...codeDiagnostics(page, namesOf),
        ...figureDiagnostics(page, namesOf),
        ...statusDiagnostics(page, groups, toolkit.byId),
        ...defaultDiagnostics(page, toolkit.byId),
      ];
      return diagnostics.sort(inOrder).map(({ message }) => message);
    } catch (error) {
      if (error instanceof ContentError) return [error.message];
      throw error;
    }
  });
};
