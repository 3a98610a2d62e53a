import { findMissing } from "../../mdx/check/find-missing";
import { findProblem } from "../../mdx/check/find-diagnostic";
import { toWords } from "../../mdx/shortcodes/to-shortcodes";
import type { Words } from "../../mdx/shortcodes/shortcode";
import { ContentError } from "../../diagnostics/content-error";
import { currentGroups } from "../../reference/toolkit/current-groups";
import type { SymbolGroup } from "../../reference/toolkit/groups";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { toToolkit } from "../../reference/toolkit/toolkit";
import { vocabulary } from "../../mdx/shortcodes/site/all-shortcodes";
import { codeProblems } from "./code-diagnostics";
import { defaultProblems } from "./default-diagnostics";
import { figureProblems } from "./figure-diagnostics";
import { namesByLanguage } from "./names/names-by-language";
import { readPage } from "./read-page";
import type { PageText, ProsePage } from "./read-page";
import { statusProblems } from "./status-diagnostics";

const INTERACTIVE = /^interactive: true$/m;

/** What the words for authors say against a page, as the build does. */
const wordProblems = ({ file, raw, tree, lineOf }: ProsePage, words: Words): ContentError[] => {
  const found = (INTERACTIVE.test(raw) ? undefined : findProblem(tree, words)) ?? findMissing(tree, words);
  return found
    ? [new ContentError(file, lineOf(found.node as Parameters<typeof lineOf>[0]), found.problem, found.remedy)]
    : [];
};

const inOrder = (one: ContentError, other: ContentError): number => one.line - other.line;

/** What is wrong with the text of content files, apart from their code blocks: one line each, with what to do. */
export const proseProblems = (
  files: readonly PageText[],
  symbols: readonly ToolkitSymbol[],
  groups: readonly SymbolGroup[] = currentGroups(symbols),
): string[] => {
  const namesOf = namesByLanguage(symbols);
  const toolkit = toToolkit(symbols, () => "", "", groups);
  const words = toWords(
    vocabulary(
      () => toolkit,
      () => ({ path: "", title: "" }),
    ),
  );
  return files.flatMap((file) => {
    try {
      const page = readPage(file, words);
      const problems = [
        ...wordProblems(page, words),
        ...codeProblems(page, namesOf),
        ...figureProblems(page, namesOf),
        ...statusProblems(page, groups, toolkit.byId),
        ...defaultProblems(page, toolkit.byId),
      ];
      return problems.sort(inOrder).map(({ message }) => message);
    } catch (error) {
      if (error instanceof ContentError) return [error.message];
      throw error;
    }
  });
};
