import { kindOfProblem, toTsvRows } from "@ddex-suite/ern";
import { counted } from "@ddex-suite/ern/text/counted";
import { countProblems, type Problem, validText, verdictText } from "@ddex-suite/ern/validate";

import type { PlaygroundState } from "../../session/state/playground-state";

type Checked = Pick<PlaygroundState, "analysis" | "verdicts">;

export const countDiagnostics = ({ analysis, verdicts }: Checked): number =>
  countProblems(analysis?.diagnostics, verdicts).all;

/** The number of errors and warnings: "2 errors, 1 warning"; empty if there are none. */
const formatCounts = ({ analysis, verdicts }: Checked): string => {
  const { error, warning } = countProblems(analysis?.diagnostics, verdicts);
  return [error > 0 && counted(error, "error"), warning > 0 && counted(warning, "warning")].filter(Boolean).join(", ");
};

/** Returns a summary of the checks and what they cover; empty if nothing was read. */
export const formatStatus = (state: Checked & Pick<PlaygroundState, "validating">): string => {
  const { analysis, verdicts, validating } = state;
  if (!analysis) return "";
  const shown = analysis.wellFormed ? verdicts : [];
  const found = formatCounts({ analysis, verdicts: shown });
  if (found) return found;
  if (validating && shown.length === 0) return "Validating…";
  if (shown.length === 0) return "Built-in checks only: nothing found";
  if (shown.some(({ problem }) => problem !== undefined)) return "Not checked against the schema";
  const valid = shown.find(({ source }) => source === "schema");
  return valid ? validText(valid) : "Built-in checks and rules: nothing found";
};

/** Returns the problems of the source in one line: "2 errors, 1 warning." */
export const formatAnnouncement = (state: Checked, isFixed: boolean): string => {
  const counts = formatCounts(state);
  const sentences = state.verdicts.filter((verdict) => verdict.state !== "diagnostics").map(verdictText);
  if (counts) sentences.push(`${counts}${isFixed ? " left" : ""}.`);
  if (sentences.length === 0) sentences.push("No problems found by the built-in checks.");
  return [...(isFixed ? ["Fixed."] : []), ...sentences].join(" ");
};

const HEADINGS = ["Severity", "Source", "Kind", "Line", "Column", "Problem", "Remedy", "Path"];

const toTsvRow = (diagnostic: Problem): string[] => {
  const { severity, line, column, message, remedy } = diagnostic;
  const [source, path] = "source" in diagnostic ? [diagnostic.source, diagnostic.path] : ["built-in checks", ""];
  return [severity, source, kindOfProblem(diagnostic), String(line), String(column), message, remedy, path];
};

/** Returns problems for the clipboard, with tab-separated fields; a single one needs no headings. */
export const toTsv = (diagnostics: readonly Problem[]): string =>
  toTsvRows([...(diagnostics.length > 1 ? [HEADINGS] : []), ...diagnostics.map(toTsvRow)]);
