import { ContentError } from "../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { checkDiagnostics } from "./check-diagnostics";
import { declaredDiagnostics, undescribed } from "./declared-diagnostics";
import { readDigest } from "./seals";
import { symbolChecks } from "./symbol-checks";

/** Digests of what was verified by reading the source, by the symbol's id. */
type KnownReadings = Readonly<Record<string, { read: string } | undefined>>;

const PROVED = "Correct the entry; if the toolkit does what the entry says, prove that by the check";

/** Entries that changed since somebody read the source. */
const unread = (symbols: readonly ToolkitSymbol[], known: KnownReadings): ContentError[] =>
  symbols
    .filter((symbol) => known[symbol.id]?.read !== readDigest(symbol))
    .map(
      ({ id, source, file, line }) =>
        new ContentError(
          file,
          line,
          `symbol "${id}" has changed since its source was read`,
          `Read ${source} again, then run npm run verify -- --read ${id}`,
        ),
    );

const contradicted = (symbol: ToolkitSymbol): ContentError[] => {
  const { id, file, line } = symbol;
  return [
    ...checkDiagnostics(symbol).map((diagnostic) => ({ message: diagnostic, remedy: PROVED })),
    ...declaredDiagnostics(symbol).map((diagnostic) => ({ message: diagnostic, remedy: "Correct the entry" })),
  ].map(({ message, remedy }) => new ContentError(file, line, `symbol "${id}": ${message}`, remedy));
};

/** Symbols with a check or a declaration but no entry. */
const absent = (symbols: readonly ToolkitSymbol[]): string[] => {
  const ids = new Set(symbols.map(({ id }) => id));
  return [...new Set([...[...symbolChecks.keys()].filter((id) => !ids.has(id)), ...undescribed(symbols)])].map(
    (id) => `content/toolkit has no symbol "${id}", which is there. Add its entry.`,
  );
};

/**
 * Where entries differ from the checks, from the package's declarations, or from when their source was read; one line
 * each: file, line, what's wrong, what to do. Runs nothing.
 */
export const symbolDiagnostics = (symbols: readonly ToolkitSymbol[], known: KnownReadings): string[] => [
  ...[...symbols.flatMap(contradicted), ...unread(symbols, known)].map(({ message }) => message),
  ...absent(symbols),
];
