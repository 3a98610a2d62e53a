import { toolkitLanguages } from "../../config/toolkit";
import { formatGuess } from "../../diagnostics/diagnostic";
import { isPartOf } from "./is-part-of";
import type { LineDiagnostic, Piece, ProsePage } from "./prose-page";
import type { NamesOf } from "./symbol-names";
import { type PageNames, unknownInCode } from "./unknown-in-code";

const WORD = /[\p{L}_$@][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}_]+)*/gu;
const CHAIN = /[A-Za-z_]\w*(?:\([^()]*\))?(?:(?:\??\.|::)[A-Za-z_]\w*(?:\([^()]*\))?)+/g;

const chainParts = (chain: string): string[] => {
  const names = chain.replace(/\([^()]*\)/g, "").split(/\??\.|::/);
  return names.flatMap((_name, from) =>
    names.slice(from + 1).map((_next, to) => names.slice(from, from + to + 2).join(".")),
  );
};

/** Returns what text above or below these blocks may name. */
const pageNames = (text: string): PageNames => ({
  words: new Set([...text.matchAll(WORD)].flatMap(([word]) => [word, ...word.split("-")])),
  chains: new Set([...text.matchAll(CHAIN)].flatMap(([chain]) => chainParts(chain))),
  text: text.replace(/\s+/g, " "),
});

/** Returns a function that collects the names in the code blocks of some languages, and in those of data. */
const blockNames = ({ blocks }: ProsePage): ((languages: readonly string[]) => PageNames) => {
  const made = new Map<string, PageNames>();
  return (languageNames) => {
    const isSelected = ({ languages }: (typeof blocks)[number]): boolean =>
      languages.length === 0 || languages.some((language) => languageNames.includes(language));
    const text = blocks
      .filter(isSelected)
      .map((block) => block.text)
      .join("\n");
    const names = made.get(text) ?? pageNames(text);
    made.set(text, names);
    return names;
  };
};

/** Returns problems with the inline code of a page: unknown names, values and messages. */
export const codeDiagnostics = (page: ProsePage, namesOf: NamesOf): LineDiagnostic[] => {
  const namesIn = blockNames(page);
  const all = namesOf(Object.keys(toolkitLanguages));
  // What a page declares as examples in its inline code: `{/* examples: 205.5, PT1H */}`.
  const exampleTexts = [...page.raw.matchAll(/\{\/\* examples: (.+?) \*\/\}/gs)].flatMap(([, list = ""]) =>
    list.split(/,\s+/),
  );
  const examples = new Set(exampleTexts);
  const diagnosticOf = ({ text, line, languages }: Piece): LineDiagnostic[] => {
    const nearbyLanguages = languages();
    const names = { examples, page: namesIn(nearbyLanguages), symbols: namesOf(nearbyLanguages), all };
    const unknown = unknownInCode(text, names);
    if (unknown === undefined) return [];
    const words = [...names.symbols.words, ...names.page.words].filter((word) => word !== unknown);
    const message = `\`${text}\` has "${unknown}", which neither the toolkit's symbols nor the samples of this page have`;
    const remedy = `${formatGuess(unknown, words)}Correct it, or see what code in a line of text may have in content/README.md`;
    return [{ line, message, remedy }];
  };
  const unused = exampleTexts.filter((example) => !page.codes.some(({ text }) => isPartOf(example, text)));
  return [
    ...page.codes.flatMap(diagnosticOf),
    ...unused.map((example) => ({
      line: 1,
      message: `"${example}" is listed as an example, but no code of the page has it`,
      remedy: "Remove it from the list",
    })),
  ];
};
