import type { ErnDiagnostic, Severity } from "../types";

/** The number of errors and warnings, unlisted ones included. */
export const countDiagnostics = (diagnostics: readonly ErnDiagnostic[]): Record<Severity, number> => {
  const counts: Record<Severity, number> = { error: 0, warning: 0 };
  for (const { severity, unlisted } of diagnostics) {
    if (!unlisted) counts[severity] += 1;
    counts.error += unlisted?.error ?? 0;
    counts.warning += unlisted?.warning ?? 0;
  }
  return counts;
};
