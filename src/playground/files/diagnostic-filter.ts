import { foldText } from "../../ern/text/fold-text";
import type { ErnDiagnostic } from "../../ern/types";
import type { ValidationDiagnostic } from "../validation/types";

/** What is looked for among problems; an empty value looks for all. */
export interface DiagnosticFilter {
  text: string;
  severity: string;
  kind: string;
}

export const noFilter: DiagnosticFilter = { text: "", severity: "", kind: "" };

/** What kind of problem it is: the code of an own check, the entry of a schema's error, or where it comes from. */
export const kindOf = (diagnostic: ErnDiagnostic | ValidationDiagnostic): string =>
  "code" in diagnostic ? diagnostic.code : (diagnostic.entry ?? diagnostic.source);

/** Folding ten thousand texts with each letter would be felt. */
const folded = new WeakMap<ErnDiagnostic | ValidationDiagnostic, string>();

const sayings = (diagnostic: ErnDiagnostic | ValidationDiagnostic): string => {
  const known = folded.get(diagnostic);
  if (known !== undefined) return known;
  const { line, column, message, remedy } = diagnostic;
  const path = "path" in diagnostic ? diagnostic.path : "";
  const text = foldText([`${line}:${column}`, message, remedy, kindOf(diagnostic), path].join(" "));
  folded.set(diagnostic, text);
  return text;
};

export const isWanted = (
  diagnostic: ErnDiagnostic | ValidationDiagnostic,
  { text, severity, kind }: DiagnosticFilter,
): boolean =>
  (severity === "" || diagnostic.severity === severity) &&
  (kind === "" || kindOf(diagnostic) === kind) &&
  (text === "" || sayings(diagnostic).includes(foldText(text).trim()));

/** How many problems each value has that one of the filter's parts can get, as the others are. */
export const countBy = (
  diagnostics: readonly (ErnDiagnostic | ValidationDiagnostic)[],
  filter: DiagnosticFilter,
  part: "severity" | "kind",
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    const value = part === "kind" ? kindOf(diagnostic) : diagnostic.severity;
    const isCounted = isWanted(diagnostic, { ...filter, [part]: "" });
    counts.set(value, (counts.get(value) ?? 0) + Number(isCounted));
  }
  return counts;
};
