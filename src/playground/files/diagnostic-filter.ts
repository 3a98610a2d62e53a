import { foldText } from "../../ern/text/fold-text";
import type { ErnIssue } from "../../ern/types";
import type { Finding } from "../validation/types";

/** What is looked for among findings; an empty value looks for all. */
export interface FindingFilter {
  text: string;
  severity: string;
  kind: string;
}

export const noFilter: FindingFilter = { text: "", severity: "", kind: "" };

/** What kind of finding it is: the code of an own check, the entry of a schema's error, or where it comes from. */
export const kindOf = (finding: ErnIssue | Finding): string =>
  "code" in finding ? finding.code : (finding.entry ?? finding.source);

/** Folding ten thousand texts with each letter would be felt. */
const folded = new WeakMap<ErnIssue | Finding, string>();

const sayings = (finding: ErnIssue | Finding): string => {
  const known = folded.get(finding);
  if (known !== undefined) return known;
  const { line, column, message, remedy } = finding;
  const path = "path" in finding ? finding.path : "";
  const text = foldText([`${line}:${column}`, message, remedy, kindOf(finding), path].join(" "));
  folded.set(finding, text);
  return text;
};

export const isWanted = (finding: ErnIssue | Finding, { text, severity, kind }: FindingFilter): boolean =>
  (severity === "" || finding.severity === severity) &&
  (kind === "" || kindOf(finding) === kind) &&
  (text === "" || sayings(finding).includes(foldText(text).trim()));

/** How many findings each value has that one of the filter's parts can get, as the others are. */
export const countBy = (
  findings: readonly (ErnIssue | Finding)[],
  filter: FindingFilter,
  part: "severity" | "kind",
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const value = part === "kind" ? kindOf(finding) : finding.severity;
    const isCounted = isWanted(finding, { ...filter, [part]: "" });
    counts.set(value, (counts.get(value) ?? 0) + Number(isCounted));
  }
  return counts;
};
