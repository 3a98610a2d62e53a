import { ContentError } from "../problems/content-error";
import { nearest } from "../utils/text/nearest";
import { pageNames } from "./names/page-names";
import { symbolNames } from "./names/symbol-names";
import type { NamedSymbol, SymbolNames } from "./names/symbol-names";
import { readPage } from "./read-page";
import type { PageText, ProsePage } from "./read-page";
import { unknownInCode } from "./unknown-in-code";

type NamesOf = (languages: readonly string[]) => SymbolNames;

/** Gives the names of the symbols of some languages; of all, where none is given. */
const namesByLanguage = (symbols: readonly NamedSymbol[]): NamesOf => {
  const made = new Map<string, SymbolNames>();
  return (languages) => {
    const wanted = [...new Set(languages)].sort();
    const key = wanted.join(" ");
    const names = made.get(key) ?? symbolNames(symbols.filter(({ language }) => wanted.includes(language)));
    made.set(key, names);
    return names;
  };
};

const codeProblems = (page: ProsePage, namesOf: NamesOf): ContentError[] => {
  const own = pageNames(page.blocks);
  return page.codes.flatMap(({ text, line, languages }) => {
    const symbols = namesOf(languages);
    const unknown = unknownInCode(text, { examples: page.examples, page: own, symbols });
    if (unknown === undefined) return [];
    const guess = nearest(unknown, [...symbols.words, ...own.words]);
    return [
      new ContentError(
        page.file,
        line,
        `\`${text}\` has "${unknown}", which neither the toolkit's symbols nor the samples of this page have`,
        `${guess === undefined ? "" : `Did you mean ${guess}? `}Correct it, or add it to content/toolkit or src/prose-checks/names/known-words.ts.`,
      ),
    ];
  });
};

/** What is wrong with the text of content files, apart from their code blocks: a line each, with what to do. */
export const proseProblems = (files: readonly PageText[], symbols: readonly NamedSymbol[]): string[] => {
  const namesOf = namesByLanguage(symbols);
  return files.flatMap((file) => {
    try {
      return codeProblems(readPage(file), namesOf).map(({ message }) => message);
    } catch (error) {
      if (error instanceof ContentError) return [error.message];
      throw error;
    }
  });
};
