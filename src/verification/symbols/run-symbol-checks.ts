import { ContentError } from "../../diagnostics/diagnostic";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { builderDiagnostic } from "../doctest/languages/scripts/script-files";
import type { Proof, SymbolCheck } from "./builder/symbol-check";
import { symbolChecks } from "./symbol-checks";

interface SymbolRun {
  /** Ids of the symbols that behave as their entries describe. */
  executed: string[];
  /** One line per problem: file, line, what's wrong, what to do. */
  diagnostics: string[];
}

/** All statements of a check, each with its proof. */
export const proofsOf = ({ note, errors = {}, texts = {}, default: preset = {} }: SymbolCheck): [string, Proof][] =>
  [note, errors, texts, preset].flatMap((proven) => Object.entries(proven));

/** Why a proof fails, in one line; undefined if it holds. */
const failureOf = async (proof: Proof): Promise<string | undefined> => {
  try {
    await proof();
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
};

/** Runs the checks of the symbols that have one; none if the builder doesn't run. */
export const runSymbolChecks = async (
  symbols: readonly ToolkitSymbol[],
  checks: typeof symbolChecks = symbolChecks,
): Promise<SymbolRun> => {
  const diagnostics: string[] = [];
  const executed: string[] = [];
  if (builderDiagnostic() !== undefined) return { executed, diagnostics };
  for (const { id, file, line } of symbols) {
    const found = checks.get(id);
    const before = diagnostics.length;
    for (const [statement, proof] of found ? proofsOf(found.check) : []) {
      const failure = await failureOf(proof);
      if (failure === undefined) continue;
      const diagnostic = `symbol "${id}": "${statement}" does not hold: ${failure}`;
      const remedy = `Correct the entry, and the check ${found!.name}`;
      diagnostics.push(new ContentError(file, line, diagnostic, remedy).message);
    }
    if (found && diagnostics.length === before) executed.push(id);
  }
  return { executed, diagnostics };
};
