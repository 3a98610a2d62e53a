import type { KnownSymbol } from "../../../names/toolkit-names";
import type { SampleDiagnostic } from "../../../samples/sample";
import { nearest } from "../../../../../utils/text/nearest";
import type { Diagnostic } from "./pyright";
import { toolkitModules } from "./toolkit-stubs";

interface Of {
  /** Is the program also run? */
  executed: boolean;
  symbols: readonly KnownSymbol[];
}

/** All names in the toolkit's Python API: classes, functions, methods, fields and parameters. */
const toolkitShortcodes = (symbols: readonly KnownSymbol[]): string[] => [
  ...new Set(
    symbols
      .filter(({ language, status }) => language === "python" && status !== "unavailable")
      .flatMap(({ name, params }) => [name, ...params.map((param) => param.name)]),
  ),
];

/** The first quoted word is the wrong one; words in Literal types are alternatives. */
const remedyFor = (message: string, symbols: readonly KnownSymbol[]): string => {
  const wrong = /["'](\w+)["']/.exec(message)?.[1];
  const values = [...message.matchAll(/'(\w+)'/g)].map(([, value]) => value!);
  const known = [...values, ...toolkitModules, ...toolkitShortcodes(symbols)].filter((word) => word !== wrong);
  const best = wrong === undefined ? undefined : nearest(wrong, known);
  const meant = best === undefined ? "Correct the code." : `Did you mean ${best}?`;
  return `${meant} What the toolkit has is in content/toolkit.`;
};

/** Pyright's message up to the first name, without the reasons for each type that doesn't match. */
const gist = (message: string): string => {
  const lines = message.split("\n");
  const named = lines.findIndex((line) => line.includes('"'));
  return lines
    .slice(0, named + 1 || 1)
    .map((line) => line.trim())
    .join(": ")
    .replace(/\.$/, "");
};

/** Reports only that something about a call is wrong; another message has the details. */
const isVague = ({ message }: Diagnostic): boolean => message.startsWith("No overloads for");

/** Is the message that something may be None? */
const mayBeNone = ({ message }: Diagnostic): boolean => /"None"|\| None\b/.test(message);

/** Pyright's messages about a program, as problems. For a program that is also run, "may be None" is ignored. */
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
