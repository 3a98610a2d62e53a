import { ContentError } from "../../problems/content-error";
import type { ToolkitSymbol } from "../../toolkit/symbol";
import { builderProblem } from "../languages/scripts/builder-problem";
import type { Proof, SymbolCheck } from "./builder/symbol-check";
import { symbolChecks } from "./symbol-checks";

interface SymbolRun {
  /** Symbols that were run. */
  executed: number;
  /** One line each: file, line, what is wrong, what to do. */
  problems: string[];
}

/** All that a check says, each with what proves it. */
export const proofsOf = ({ note, errors = {}, texts = {}, default: preset = {} }: SymbolCheck): [string, Proof][] =>
  [note, errors, texts, preset].flatMap((proven) => Object.entries(proven));

/** Why a proof does not hold, in one line; undefined when it does. */
const failureOf = async (proof: Proof): Promise<string | undefined> => {
  try {
    await proof();
    return undefined;
  } catch (error) {
    return (error as Error).message.split("\n")[0];
  }
};

/** Runs every symbol that has a check; none where the builder does not run. */
export const runSymbolChecks = async (
  symbols: readonly ToolkitSymbol[],
  checks: typeof symbolChecks = symbolChecks,
): Promise<SymbolRun> => {
  const problems: string[] = [];
  if (builderProblem() !== undefined) return { executed: 0, problems };
  for (const { id, file, line } of symbols) {
    const found = checks.get(id);
    for (const [statement, proof] of found ? proofsOf(found.check) : []) {
      const failure = await failureOf(proof);
      if (failure === undefined) continue;
      const problem = `symbol "${id}": "${statement}" does not hold: ${failure}`;
      const remedy = `Correct the entry, and the check ${found!.name}`;
      problems.push(new ContentError(file, line, problem, remedy).message);
    }
  }
  return { executed: checks.size, problems };
};
