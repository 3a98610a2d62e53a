import { countDiagnostics } from "../../../ern/check/count-diagnostics";
import type { PlaygroundState } from "../../session/state/playground-state";
import type { Verdict } from "../../validation/types";

const countOf = (count: number, word: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`];

/** The number of errors and warnings: "2 errors, 1 warning"; empty if there are none. */
export const countedDiagnostics = (analysis: PlaygroundState["analysis"], verdicts: readonly Verdict[]): string => {
  const own = countDiagnostics(analysis?.diagnostics ?? []);
  // A verdict lists only the first of its problems; the others are from the same schema.
  const warnings = verdicts
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ severity }) => severity === "warning").length;
  const all = verdicts.reduce((sum, { count }) => sum + count, 0);
  return [...countOf(own.error + all - warnings, "error"), ...countOf(own.warning + warnings, "warning")].join(", ");
};

/** The number of problems that our own checks report. */
export const ownCount = (analysis: PlaygroundState["analysis"]): number => {
  const { error, warning } = countDiagnostics(analysis?.diagnostics ?? []);
  return error + warning;
};

/** The number of problems from all sources. */
export const diagnosticCount = ({ analysis, verdicts }: Pick<PlaygroundState, "analysis" | "verdicts">): number =>
  verdicts.reduce((sum, { count }) => sum + count, ownCount(analysis));
