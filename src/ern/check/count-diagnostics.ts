import type { ErnIssue, Severity } from "../types";

/** How many errors and warnings were found, those that are not listed too. */
export const countIssues = (issues: readonly ErnIssue[]): Record<Severity, number> => {
  const counts: Record<Severity, number> = { error: 0, warning: 0 };
  for (const { severity, unlisted } of issues) {
    if (!unlisted) counts[severity] += 1;
    counts.error += unlisted?.error ?? 0;
    counts.warning += unlisted?.warning ?? 0;
  }
  return counts;
};
