import { toolkitLanguages } from "../../config/toolkit";
import { ContentError } from "../../diagnostics/diagnostic";
import { nearest } from "../../utils/text/nearest";
import { pageNames } from "./names/page-names";
import type { PageNames } from "./names/page-names";
import type { NamesOf } from "./names/names-by-language";
import type { Piece, ProsePage } from "./read-page";
import { standsIn } from "./stands-in";
import { unknownInCode } from "./unknown-in-code";

const EXAMPLES = /\{\/\* examples: (.+?) \*\/\}/gs;

/** What a page declares as examples in its inline code, in a comment: `examples: 205.5, PT1H`. */
const examplesOf = (raw: string): string[] =>
  [...raw.matchAll(EXAMPLES)].flatMap(([, list = ""]) => list.split(/,\s+/));

/** Returns a function that collects the names in the code blocks of some languages, and in those of data. */
const blockNames = ({ blocks }: ProsePage): ((languages: readonly string[]) => PageNames) => {
  const made = new Map<string, PageNames>();
  return (wanted) => {
    const own = blocks.filter(
      ({ languages }) => languages.length === 0 || languages.some((one) => wanted.includes(one)),
    );
    const key = own.map((block) => blocks.indexOf(block)).join();
    const names = made.get(key) ?? pageNames(own.map(({ text }) => text));
    made.set(key, names);
    return names;
  };
};

/** Problems with the inline code of a page: unknown names, values and messages. */
export const codeDiagnostics = (page: ProsePage, namesOf: NamesOf): ContentError[] => {
  const namesIn = blockNames(page);
  const all = namesOf(Object.keys(toolkitLanguages));
  const listed = examplesOf(page.raw);
  const examples = new Set(listed);
  const diagnosticOf = ({ text, line, languages }: Piece): ContentError[] => {
    const around = languages();
    const names = { examples, page: namesIn(around), symbols: namesOf(around), all };
    const unknown = unknownInCode(text, names);
    if (unknown === undefined) return [];
    const words = [...names.symbols.words, ...names.page.words].filter((word) => word !== unknown);
    const guess = nearest(unknown, words);
    const diagnostic = `\`${text}\` has "${unknown}", which neither the toolkit's symbols nor the samples of this page have`;
    const remedy = `${guess === undefined ? "" : `Did you mean ${guess}? `}Correct it, or see what code in a line of text may have in content/README.md`;
    return [new ContentError(page.file, line, diagnostic, remedy)];
  };
  const unused = listed.filter((example) => !page.codes.some(({ text }) => standsIn(example, text)));
  return [
    ...page.codes.flatMap(diagnosticOf),
    ...unused.map(
      (example) =>
        new ContentError(
          page.file,
          1,
          `"${example}" is listed as an example, but no code of the page has it`,
          "Remove it from the list",
        ),
    ),
  ];
};
