import { toolkitRelease } from "../config/toolkit";
import type { ToolkitSymbol } from "../reference/toolkit/symbol";
import { citedText } from "./drift/toolkit-folder";
import type { Evidence, SymbolEvidence } from "./evidence/evidence";
import { isOutdated, pinnedTools } from "./evidence/pinned-tools";
import { runSymbolChecks } from "./symbols/run-symbol-checks";
import { executedDigest, readDigest, sourceDigest } from "./symbols/seals";
import { symbolDiagnostics } from "./symbols/symbol-diagnostics";

type Known = Evidence["symbols"];

/** The digest of the lines that an entry cites in a checkout of the toolkit. Throws if they aren't there. */
const digestIn = (folder: string, { id, source }: ToolkitSymbol): string => {
  const text = citedText(folder, source);
  if (text === undefined) throw new Error(`${folder} has no ${source}, which the entry ${id} cites.`);
  return sourceDigest(text);
};

/** Where the lines that entries cite in a checkout aren't those that were read. */
export const sourceDiagnostics = (folder: string, symbols: readonly ToolkitSymbol[], known: Known): string[] =>
  symbols
    .filter(({ id, source }) => known[id] && sourceDigest(citedText(folder, source) ?? "") !== known[id].source)
    .map(
      ({ id, source }) => `${folder}: ${source} isn't what was read for ${id}. Give a checkout of ${toolkitRelease}.`,
    );

/**
 * What we know about symbols, named by id or file, after somebody read their source in a checkout. Throws for an unknown
 * name.
 */
export const markRead = (
  names: readonly string[],
  symbols: readonly ToolkitSymbol[],
  known: Known,
  folder: string,
): Known => {
  const unknown = names.filter((name) => !symbols.some(({ id, file }) => id === name || file === name));
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(", ")}: not the id of a symbol, and not a file of content/toolkit. Correct the name.`,
    );
  const read = symbols.filter(({ id, file }) => names.includes(id) || names.includes(file));
  return {
    ...known,
    ...Object.fromEntries(
      read.map((symbol) => [
        symbol.id,
        { ...known[symbol.id], read: readDigest(symbol), source: digestIn(folder, symbol) },
      ]),
    ),
  };
};

const isKnown = (symbol: ToolkitSymbol, found: SymbolEvidence | undefined): boolean =>
  found?.executed === executedDigest(symbol) && !isOutdated(found?.with);

/** Runs the checks of the symbols that changed since their last run, or of all; returns what we know afterwards. */
export const renewSymbols = async (
  symbols: readonly ToolkitSymbol[],
  { toolkit, symbols: known }: Pick<Evidence, "toolkit" | "symbols">,
  all: boolean,
): Promise<{ symbols: Known; diagnostics: string[] }> => {
  const run = await runSymbolChecks(all ? symbols : symbols.filter((symbol) => !isKnown(symbol, known[symbol.id])));
  const executed = new Set(run.executed);
  const renewed = symbols.flatMap((symbol): [string, SymbolEvidence][] => {
    const before = known[symbol.id];
    if (!before) return [];
    const { read, source } = before;
    if (executed.has(symbol.id))
      return [[symbol.id, { read, source, executed: executedDigest(symbol), with: pinnedTools["ddex-builder"] }]];
    return [[symbol.id, symbol.evidence === "executed" ? before : { read, source }]];
  });
  return {
    symbols: Object.fromEntries(renewed),
    diagnostics: [...symbolDiagnostics(symbols, { toolkit, symbols: known }), ...run.diagnostics],
  };
};
