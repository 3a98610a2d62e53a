import { foldText, kindOfProblem, type ReportedProblem } from "@ddex-suite/ern";

/** A filter for problems that matches all, like each of its empty values. */
export const noFilter = { text: "", severity: "", kind: "" };

export type DiagnosticFilter = typeof noFilter;

/** Cached, because folding ten thousand texts on each key press would be noticeable. */
const folded = new WeakMap<ReportedProblem, string>();

const foldedText = (diagnostic: ReportedProblem): string => {
  const cached = folded.get(diagnostic);
  if (cached !== undefined) return cached;
  const { line, column, message, remedy, path = "" } = diagnostic;
  const text = foldText([`${line}:${column}`, message, remedy, kindOfProblem(diagnostic), path].join(" "));
  folded.set(diagnostic, text);
  return text;
};

export const isIncluded = (diagnostic: ReportedProblem, { text, severity, kind }: DiagnosticFilter): boolean =>
  (severity === "" || diagnostic.severity === severity) &&
  (kind === "" || kindOfProblem(diagnostic) === kind) &&
  (text === "" || foldedText(diagnostic).includes(foldText(text).trim()));

/** Counts the problems for each value of one filter field, with the other fields as they are. */
export const countBy = (
  diagnostics: readonly ReportedProblem[],
  filter: DiagnosticFilter,
  part: "severity" | "kind",
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    const value = part === "kind" ? kindOfProblem(diagnostic) : diagnostic.severity;
    const isCounted = isIncluded(diagnostic, { ...filter, [part]: "" });
    counts.set(value, (counts.get(value) ?? 0) + Number(isCounted));
  }
  return counts;
};
