import { readFileSync } from "node:fs";

import { symbolChecksFolder } from "../../config/toolkit";
import { ContentError } from "../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { checkDiagnostics } from "./check-diagnostics";
import { PREFIX, declaredDiagnostics, undescribed } from "./declared-diagnostics";
import { readDigest } from "./seals";
import { symbolChecks } from "./symbol-checks";

/** Digests of what was verified by reading the source, by the symbol's id. */
type KnownReadings = Readonly<Record<string, { read: string } | undefined>>;

/** Entries that changed since somebody read the source. */
const unread = (symbols: readonly ToolkitSymbol[], known: KnownReadings): ContentError[] =>
  symbols
    .filter((symbol) => known[symbol.id]?.read !== readDigest(symbol))
    .map(
      ({ id, source, proofs, file, line }) =>
        new ContentError(
          file,
          line,
          `symbol "${id}" has changed since its source was read`,
          `Read ${source}${proofs.length > 0 ? " and its proofs" : ""} again, then run npm run verify -- --read ${id}`,
        ),
    );

const contradicted = (symbol: ToolkitSymbol): ContentError[] =>
  [
    ...checkDiagnostics(symbol),
    ...declaredDiagnostics(symbol).map((message) => ({ message, remedy: "Correct the entry" })),
  ].map(
    ({ message, remedy }) => new ContentError(symbol.file, symbol.line, `symbol "${symbol.id}": ${message}`, remedy),
  );

/** Proofs of symbols without an entry, at their line. */
const unknown = (symbols: readonly ToolkitSymbol[]): ContentError[] => {
  const ids = new Set(symbols.map(({ id }) => id));
  return [...symbolChecks].flatMap(([id, { name }]) => {
    if (ids.has(id)) return [];
    const file = `${symbolChecksFolder}/${name}.ts`;
    const lines = readFileSync(file, "utf8").split("\n");
    const line = lines.findIndex((text) =>
      text
        .replaceAll('"', "")
        .trim()
        .startsWith(`${id.slice(PREFIX.length)}:`),
    );
    return [
      new ContentError(file, line + 1, `content/toolkit has no symbol "${id}"`, "Correct the id, or add its entry"),
    ];
  });
};

/**
 * Where entries differ from the checks, from the package's declarations, or from when their source was read; one line
 * each: file, line, what's wrong, what to do. Runs nothing.
 */
export const symbolDiagnostics = (symbols: readonly ToolkitSymbol[], known: KnownReadings): string[] => [
  ...[...symbols.flatMap(contradicted), ...unread(symbols, known), ...unknown(symbols)].map(({ message }) => message),
  ...undescribed(symbols).map((id) => `content/toolkit has no symbol "${id}", which is declared. Add its entry.`),
];
