import { countDiagnostics, type ErnColumn, type ErnDiagnostic } from "../src";
import type { ValidationDiagnostic, Verdict } from "./types";

/** A problem of our built-in checks, or of a schema or rules. */
export type Problem = ErnDiagnostic | ValidationDiagnostic;

/** The first problem of each cell of a track that has one. */
export type CellProblems = Partial<Record<ErnColumn, Problem>>;

/** Returns the number of errors and warnings from all sources, those that aren't listed included. */
export const countProblems = (
  ownProblems: readonly ErnDiagnostic[] = [],
  verdicts: readonly Verdict[] = [],
): Record<"error" | "warning" | "all", number> => {
  const counts = { ...countDiagnostics(ownProblems), all: 0 };
  for (const { count, diagnostics } of verdicts) {
    // A verdict lists only the first of its problems; the others are from the same schema.
    const warnings = diagnostics.filter(({ severity }) => severity === "warning").length;
    counts.warning += warnings;
    counts.error += count - warnings;
  }
  counts.all = counts.error + counts.warning;
  return counts;
};

/** Returns the problems of all verdicts, then those of the built-in checks. */
export const problemsOf = (ownProblems: readonly ErnDiagnostic[], verdicts: readonly Verdict[]): Problem[] => [
  ...verdicts.flatMap(({ diagnostics }) => diagnostics),
  ...ownProblems,
];
