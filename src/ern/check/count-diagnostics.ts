import type { ErnDiagnostic } from "../types";

/** The number of errors, and of everything else as warnings, unlisted ones included. */
export const countDiagnostics = (diagnostics: readonly ErnDiagnostic[]): Record<"error" | "warning", number> => {
  const counts = { error: 0, warning: 0 };
  for (const { severity, unlisted } of diagnostics) {
    if (!unlisted) counts[severity === "error" ? "error" : "warning"] += 1;
    counts.error += unlisted?.error ?? 0;
    counts.warning += unlisted?.warning ?? 0;
  }
  return counts;
};
