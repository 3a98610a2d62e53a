import { builderProblem } from "../languages/scripts/builder-problem";
import type { Proven, SymbolCheck } from "./builder/symbol-check";
import { symbolChecks } from "./symbol-checks";

interface SymbolRun {
  /** Symbols that were run. */
  executed: number;
  /** One line each. */
  problems: string[];
}

/** All that a check says, each with what proves it. */
export const proofsOf = ({ note, errors = {}, default: preset = {} }: SymbolCheck): [string, Proven[string]][] =>
  [note, errors, preset].flatMap((proven) => Object.entries(proven));

/** Runs every symbol that has a check; none where the builder does not run. */
export const runSymbolChecks = async (): Promise<SymbolRun> => {
  const problems: string[] = [];
  if (builderProblem() !== undefined) return { executed: 0, problems };
  for (const [id, { name, check }] of symbolChecks)
    for (const [statement, proof] of proofsOf(check))
      try {
        await proof();
      } catch (error) {
        const [reason] = (error as Error).message.split("\n");
        problems.push(
          `src/sample-checks/symbols/${name}.ts: symbol "${id}" does not do what is said of it: "${statement}" (${reason}). ` +
            "Correct the entry in content/toolkit and the check.",
        );
      }
  return { executed: symbolChecks.size, problems };
};
