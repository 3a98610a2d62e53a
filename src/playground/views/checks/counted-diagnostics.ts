import { countDiagnostics } from "../../../ern/check/count-diagnostics";
import type { PlaygroundState } from "../../session/playground-state";
import type { Verdict } from "../../validation/types";

const countOf = (count: number, word: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`];

/** How many errors and warnings there are: "2 errors, 1 warning"; empty where there are none. */
export const countedDiagnostics = (analysis: PlaygroundState["analysis"], verdicts: readonly Verdict[]): string => {
  const own = countDiagnostics(analysis?.diagnostics ?? []);
  // A verdict lists the first of its problems only; those that are not listed are of the same schema.
  const warnings = verdicts
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ severity }) => severity === "warning").length;
  const all = verdicts.reduce((sum, { count }) => sum + count, 0);
  return [...countOf(own.error + all - warnings, "error"), ...countOf(own.warning + warnings, "warning")].join(", ");
};

/** How many problems the own checks have. */
export const ownCount = (analysis: PlaygroundState["analysis"]): number => {
  const { error, warning } = countDiagnostics(analysis?.diagnostics ?? []);
  return error + warning;
};

/** How many problems there are, of whatever source. */
export const diagnosticCount = ({ analysis, verdicts }: Pick<PlaygroundState, "analysis" | "verdicts">): number =>
  verdicts.reduce((sum, { count }) => sum + count, ownCount(analysis));
