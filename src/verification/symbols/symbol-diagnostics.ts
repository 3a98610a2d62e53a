import { readFileSync } from "node:fs";

import { symbolChecksFolder, toolkitRelease } from "../../config/toolkit";
import { ContentError, type Diagnostic, suggest } from "../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { declaredDiagnostics, PREFIX, undescribed } from "./declared-diagnostics";
import { readDigest } from "./seals";
import { checkNames, symbolChecks } from "./symbol-checks";

/** Digests of what was verified by reading the source of a release, by the symbol's id. */
interface KnownReadings {
  toolkit: string;
  symbols: Readonly<Record<string, { read: string } | undefined>>;
}

const errorOf = ({ file, line, id }: ToolkitSymbol, reason: string, remedy: string): ContentError =>
  new ContentError(file, line, `symbol "${id}"${reason}`, remedy);

const unread = (symbols: readonly ToolkitSymbol[], { toolkit, symbols: known }: KnownReadings): ContentError[] =>
  symbols.flatMap((symbol) => {
    if (toolkit !== toolkitRelease) {
      const remedy = "Run npm run symbols:drift -- OLD NEW, which confirms it if its source is the same";
      return [errorOf(symbol, ` was read in ${toolkit}, not in ${toolkitRelease}`, remedy)];
    }
    const read = known[symbol.id]?.read;
    if (read === readDigest(symbol)) return [];
    const what = `${symbol.source}${symbol.proofs.length > 0 ? " and its proofs" : ""}`;
    const remedy = `Read ${what} again, then run npm run verify -- --read ${symbol.id}`;
    const reason =
      read === undefined ? "'s source hasn't been read in this release" : " has changed since its source was read";
    return [errorOf(symbol, reason, remedy)];
  });

/** Where the check and the proofs that an entry names differ from those that run its symbol. */
const checkDiagnostics = ({ id, check, evidence, proofs }: ToolkitSymbol): Diagnostic[] => {
  if (check !== null && !checkNames.includes(check))
    return [{ message: `there is no check "${check}"`, remedy: suggest(check, checkNames) }];
  const found = symbolChecks.get(id);
  if (check !== (found?.name ?? null) || (evidence === "executed") !== (check !== null))
    return [
      {
        message: `${found ? `the check ${found.name}` : "no check"} runs it, and the entry says "evidence: ${evidence}", "check: ${check}"`,
        remedy: "Correct the entry, or move its proofs",
      },
    ];
  const known = Object.keys(found?.proofs ?? {});
  return [
    ...proofs
      .filter((name) => !known.includes(name))
      .map((name) => ({ message: `the check ${check} has no proof "${name}" of it`, remedy: suggest(name, known) })),
    ...known
      .filter((name) => !proofs.includes(name))
      .map((name) => ({ message: `it lacks the proof "${name}" of ${check}`, remedy: 'Add it to its "proofs"' })),
  ];
};

const contradicted = (symbol: ToolkitSymbol): ContentError[] => [
  ...checkDiagnostics(symbol).map(({ message, remedy }) => errorOf(symbol, `: ${message}`, remedy)),
  ...declaredDiagnostics(symbol).map((message) => errorOf(symbol, `: ${message}`, "Correct the entry")),
];

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
      new ContentError(
        file,
        Math.max(line, 0) + 1,
        `content/toolkit has no symbol "${id}"`,
        "Correct the id, or add its entry",
      ),
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
