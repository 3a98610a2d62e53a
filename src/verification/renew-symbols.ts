import { runSymbolChecks } from "./symbols/run-symbol-checks";
import { executedDigest, readDigest } from "./symbols/seals";
import { symbolDiagnostics } from "./symbols/symbol-diagnostics";
import type { ToolkitSymbol } from "../reference/toolkit/symbol";
import type { Evidence, SymbolEvidence } from "./evidence/evidence";
import { isOutdated, pinnedTools } from "./evidence/pinned-tools";

type Known = Evidence["symbols"];

/** What we know about symbols, named by id or file, after somebody read their source. Throws for an unknown name. */
export const markRead = (names: readonly string[], symbols: readonly ToolkitSymbol[], known: Known): Known => {
  const unknown = names.filter((name) => !symbols.some(({ id, file }) => id === name || file === name));
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(", ")}: not the id of a symbol, and not a file of content/toolkit. Correct the name.`,
    );
  const read = symbols.filter(({ id, file }) => names.includes(id) || names.includes(file));
  return {
    ...known,
    ...Object.fromEntries(read.map((symbol) => [symbol.id, { ...known[symbol.id], read: readDigest(symbol) }])),
  };
};

const isKnown = (symbol: ToolkitSymbol, found: SymbolEvidence | undefined): boolean =>
  found?.executed === executedDigest(symbol) && !isOutdated(found?.with);

/** Runs the checks of the symbols that changed since their last run, or of all; returns what we know afterwards. */
export const renewSymbols = async (
  symbols: readonly ToolkitSymbol[],
  known: Known,
  all: boolean,
): Promise<{ symbols: Known; diagnostics: string[] }> => {
  const run = await runSymbolChecks(all ? symbols : symbols.filter((symbol) => !isKnown(symbol, known[symbol.id])));
  const executed = new Set(run.executed);
  const renewed = symbols.flatMap((symbol): [string, SymbolEvidence][] => {
    const before = known[symbol.id];
    if (!before) return [];
    if (executed.has(symbol.id))
      return [[symbol.id, { read: before.read, executed: executedDigest(symbol), with: pinnedTools["ddex-builder"] }]];
    return [[symbol.id, symbol.evidence === "executed" ? before : { read: before.read }]];
  });
  return {
    symbols: Object.fromEntries(renewed),
    diagnostics: [...symbolDiagnostics(symbols, known), ...run.diagnostics],
  };
};
