import type { KnownSymbol } from "../../../names/toolkit-names";
import type { SampleDiagnostic } from "../../../samples/sample";
import { nearest } from "../../../../../utils/text/nearest";
import type { Diagnostic } from "./pyright";
import { toolkitModules } from "./toolkit-stubs";

interface Of {
  /** Is the program run as well? */
  executed: boolean;
  symbols: readonly KnownSymbol[];
}

/** All names that the toolkit has for Python: of classes, functions, methods, fields and parameters. */
const toolkitShortcodes = (symbols: readonly KnownSymbol[]): string[] => [
  ...new Set(
    symbols
      .filter(({ language, status }) => language === "python" && status !== "unavailable")
      .flatMap(({ name, params }) => [name, ...params.map((param) => param.name)]),
  ),
];

/** The first word in quotes is the wrong one; words of Literal types are what it may be. */
const remedyFor = (message: string, symbols: readonly KnownSymbol[]): string => {
  const wrong = /["'](\w+)["']/.exec(message)?.[1];
  const values = [...message.matchAll(/'(\w+)'/g)].map(([, value]) => value!);
  const known = [...values, ...toolkitModules, ...toolkitShortcodes(symbols)].filter((word) => word !== wrong);
  const best = wrong === undefined ? undefined : nearest(wrong, known);
  const meant = best === undefined ? "Correct the code." : `Did you mean ${best}?`;
  return `${meant} What the toolkit has is in content/toolkit.`;
};

/** What pyright says up to the first name, without why each of several types does not fit. */
const gist = (message: string): string => {
  const lines = message.split("\n");
  const named = lines.findIndex((line) => line.includes('"'));
  return lines
    .slice(0, named + 1 || 1)
    .map((line) => line.trim())
    .join(": ")
    .replace(/\.$/, "");
};

/** Says only that something about a call is wrong; what it is stands beside it. */
const isVague = ({ message }: Diagnostic): boolean => message.startsWith("No overloads for");

/** Does it say that something may be None? */
const mayBeNone = ({ message }: Diagnostic): boolean => /"None"|\| None\b/.test(message);

/** What pyright says of a program, as problems; a program that is run is not asked whether what it reads is None. */
export const typeDiagnostics = (diagnostics: readonly Diagnostic[], { executed, symbols }: Of): SampleDiagnostic[] => {
  const errors = diagnostics
    .filter(({ severity }) => severity === "error")
    .sort((one, other) => Number(isVague(one)) - Number(isVague(other)));
  const unproved = new Set(errors.filter(mayBeNone).map(({ range }) => range.start.line));
  return errors
    .filter(({ range }) => !executed || !unproved.has(range.start.line))
    .map(({ message, rule, range }) => {
      const text = gist(message);
      return {
        line: range.start.line,
        message: rule === undefined ? `This is not Python: ${text}` : `Pyright says (${rule}): ${text}`,
        remedy: remedyFor(message, symbols),
      };
    });
};
