import type { KnownSymbol } from "../../../names/toolkit-names";
import type { SampleProblem } from "../../../samples/sample";
import { nearest } from "../../../../utils/text/nearest";
import type { Diagnostic } from "./pyright";

interface Of {
  /** Is the program run as well? */
  executed: boolean;
  symbols: readonly KnownSymbol[];
}

const modules: readonly string[] = ["ddex_parser", "ddex_builder"];

/** All names that the toolkit has for Python: of classes, functions, methods, fields and parameters. */
const toolkitWords = (symbols: readonly KnownSymbol[]): string[] => [
  ...new Set(
    symbols
      .filter(({ language, status }) => language === "python" && status !== "unavailable")
      .flatMap(({ name, params }) => [name, ...params.map((param) => param.name)]),
  ),
];

const remedyFor = (message: string, symbols: readonly KnownSymbol[]): string => {
  const wrong = /"(\w+)"/.exec(message)?.[1];
  const best = wrong === undefined ? undefined : nearest(wrong, [...modules, ...toolkitWords(symbols)]);
  return best === undefined || best === wrong
    ? "Correct the code; what the toolkit has is in content/toolkit."
    : `Did you mean ${best}? What the toolkit has is in content/toolkit.`;
};

/** Declarations without code are an error where they are pyright's own, of a package that no sample may import. */
const isDeclaredHere = (message: string): boolean => /^Import "(?:ddex_|pandas)/.test(message);

const mayBeNone = ({ message }: Diagnostic): boolean => /"None"|\| None\b/.test(message);

/** What pyright says of a program, as problems; a program that is run is not asked whether what it reads is None. */
export const typeProblems = (diagnostics: readonly Diagnostic[], { executed, symbols }: Of): SampleProblem[] => {
  const errors = diagnostics.filter(
    ({ severity, rule, message }) =>
      severity === "error" && !(rule === "reportMissingModuleSource" && isDeclaredHere(message)),
  );
  const unproved = new Set(errors.filter(mayBeNone).map(({ range }) => range.start.line));
  return errors
    .filter(({ range }) => !executed || !unproved.has(range.start.line))
    .map(({ message, rule, range }) => {
      const text = message.replace(/\s+/g, " ").trim().replace(/\.$/, "");
      return {
        line: range.start.line,
        problem: rule === undefined ? `This is not Python: ${text}` : `Pyright says (${rule}): ${text}`,
        remedy: remedyFor(message, symbols),
      };
    });
};
