import { ContentError } from "../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { builderDiagnostic } from "../doctest/languages/scripts/script-files";
import { symbolChecks } from "./symbol-checks";

interface SymbolRun {
  /** Ids of the symbols whose proofs hold. */
  executed: string[];
  /** One line per problem: file, line, what's wrong, what to do. */
  diagnostics: string[];
}

/** Runs the proofs of the symbols that have some; none if the builder doesn't run. */
export const runSymbolChecks = async (
  symbols: readonly ToolkitSymbol[],
  checks: typeof symbolChecks = symbolChecks,
): Promise<SymbolRun> => {
  const run: SymbolRun = { executed: [], diagnostics: [] };
  if (builderDiagnostic() !== undefined) return run;
  for (const { id, file, line } of symbols) {
    const found = checks.get(id);
    if (!found) continue;
    const before = run.diagnostics.length;
    for (const [name, proof] of Object.entries(found.proofs))
      try {
        await proof();
      } catch (error) {
        const [reason] = (error as Error).message.split("\n");
        const remedy = `Correct the entry, and the check ${found.name}`;
        const { message } = new ContentError(file, line, `symbol "${id}": "${name}" does not hold: ${reason}`, remedy);
        run.diagnostics.push(message);
      }
    if (run.diagnostics.length === before) run.executed.push(id);
  }
  return run;
};
