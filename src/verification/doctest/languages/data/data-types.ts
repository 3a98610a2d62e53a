import { readFileSync } from "node:fs";

import { nearest } from "../../../../utils/text/nearest";
import type { KnownSymbol } from "../../names/toolkit-names";
import type { PageProgram } from "../../samples/checker";
import type { Program, SampleDiagnostic } from "../../samples/sample";
import type { DeclaredType } from "./make-schemas";
import { symbolDeclarations } from "./symbol-declarations";

const DECLARATIONS = "node_modules/ddex-builder/index.d.ts";

/** A file that is read as JSON with a type assertion. */
const READ = /JSON\.parse\(\s*(?:await )?readFile(?:Sync)?\(\s*['"]([^'"]+)['"][^)]*\)\s*\)\s*as\s+([\w[\]]+)/g;

/** The types that a page's TypeScript programs give to the data in a file. */
const readersOf = (file: string, page: readonly Program[]): DeclaredType[] =>
  page
    .filter(({ language }) => language === "typescript")
    .flatMap(({ code }) =>
      Array.from(code.matchAll(READ)).flatMap(([, name, type]) =>
        name === file && type !== undefined ? [{ text: code, type }] : [],
      ),
    );

/** TypeScript declarations of the JSON form of the toolkit's types, by the prefix of the types' names. */
const declarationsOf = (symbols: readonly KnownSymbol[]): Record<string, string> => ({
  typescript: readFileSync(DECLARATIONS, "utf8"),
  rust: symbolDeclarations(symbols, "ddex-builder", "rust"),
  python: symbolDeclarations(symbols, "ddex-builder", "python"),
  /** What the parser returns. */
  core: symbolDeclarations(symbols, "ddex-core", "rust", "unknown"),
});

const typeNames = (text: string): string[] => Array.from(text.matchAll(/\binterface (\w+)/g), ([, name = ""]) => name);

const diagnostic = (text: string, remedy: string): SampleDiagnostic => ({ line: 0, message: text, remedy });

/** Finds the types of the data in a JSON block: types that a builder takes or returns, or the parser returns. */
export class DataTypes {
  private readonly known: readonly { language: string; text: string; names: readonly string[] }[];

  constructor(symbols: readonly KnownSymbol[]) {
    this.known = Object.entries(declarationsOf(symbols)).map(([language, text]) => ({
      language,
      text,
      names: typeNames(text),
    }));
  }

  /** The types of a block, or why there are none. */
  of({ program, page }: PageProgram): readonly DeclaredType[] | SampleDiagnostic {
    const schema = program.parts[0]?.schema;
    if (schema !== undefined) return this.named(schema);
    const readers = program.title === undefined ? [] : readersOf(program.title, page);
    return readers.length > 0
      ? readers
      : diagnostic(
          "Nothing says what type these data have",
          'Write schema="BuildRequest" on the fence, or another type; a title that a program of the page reads "as" a type will do, too.',
        );
  }

  /** "BuildRequest", or "python.Release" if several languages use the name. */
  private named(schema: string): DeclaredType[] | SampleDiagnostic {
    const [, language, name = schema] = /^(?:ddex-builder\.)?(?:(\w+)\.)?(\w+)$/.exec(schema) ?? [];
    const having = this.known.filter((one) => one.names.includes(name) && (language ?? one.language) === one.language);
    const [found, another] = having;
    if (found && !another) return [{ text: found.text, type: name, isParsed: found.language === "core" }];
    if (another)
      return diagnostic(
        `schema="${schema}" is a type of ${having.map((one) => one.language).join(" and of ")}`,
        `Write ${having.map((one) => `${one.language}.${name}`).join(" or ")}.`,
      );
    const names = this.known.flatMap((one) => one.names);
    return diagnostic(
      `schema="${schema}" names no type of the toolkit`,
      `Did you mean ${nearest(name, names) ?? "BuildRequest"}?`,
    );
  }
}
