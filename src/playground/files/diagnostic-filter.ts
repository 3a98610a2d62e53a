import { foldText, kindOfProblem } from "../../ern";
import type { Problem } from "../validation/problems";

/** A filter for problems; an empty value matches all. */
export interface DiagnosticFilter {
  text: string;
  severity: string;
  kind: string;
}

export const noFilter: DiagnosticFilter = { text: "", severity: "", kind: "" };

/** Cached, because folding ten thousand texts on each key press would be noticeable. */
const folded = new WeakMap<Problem, string>();

const sayings = (diagnostic: Problem): string => {
  const known = folded.get(diagnostic);
  if (known !== undefined) return known;
  const { line, column, message, remedy } = diagnostic;
  const path = "path" in diagnostic ? diagnostic.path : "";
  const text = foldText([`${line}:${column}`, message, remedy, kindOfProblem(diagnostic), path].join(" "));
  folded.set(diagnostic, text);
  return text;
};

export const isWanted = (diagnostic: Problem, { text, severity, kind }: DiagnosticFilter): boolean =>
  (severity === "" || diagnostic.severity === severity) &&
  (kind === "" || kindOfProblem(diagnostic) === kind) &&
  (text === "" || sayings(diagnostic).includes(foldText(text).trim()));

/** Counts the problems for each value of one filter field, with the other fields as they are. */
export const countBy = (
  diagnostics: readonly Problem[],
  filter: DiagnosticFilter,
  part: "severity" | "kind",
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    const value = part === "kind" ? kindOfProblem(diagnostic) : diagnostic.severity;
    const isCounted = isWanted(diagnostic, { ...filter, [part]: "" });
    counts.set(value, (counts.get(value) ?? 0) + Number(isCounted));
  }
  return counts;
};
