import { countDiagnostics, kindOfProblem, writeTsv } from "../../../ern";
import type { PlaygroundState } from "../../session/state/playground-state";
import { validText, verdictText } from "../../validation/verdict-text";
import { counted } from "../../../utils/text/counted";
import type { AnyDiagnostic } from "./diagnostic-item";

type Checked = Pick<PlaygroundState, "analysis" | "verdicts">;

/** The number of problems that our own checks report. */
export const ownCount = (analysis: Checked["analysis"]): number => {
  const { error, warning } = countDiagnostics(analysis?.diagnostics ?? []);
  return error + warning;
};

/** The number of problems from all sources. */
export const diagnosticCount = ({ analysis, verdicts }: Checked): number =>
  verdicts.reduce((sum, { count }) => sum + count, ownCount(analysis));

/** The number of errors and warnings: "2 errors, 1 warning"; empty if there are none. */
const countedDiagnostics = ({ analysis, verdicts }: Checked): string => {
  const own = countDiagnostics(analysis?.diagnostics ?? []);
  // A verdict lists only the first of its problems; the others are from the same schema.
  const listed = verdicts.flatMap(({ diagnostics }) => diagnostics);
  const warnings = listed.filter(({ severity }) => severity === "warning").length;
  const all = verdicts.reduce((sum, { count }) => sum + count, 0);
  const errors = own.error + all - warnings;
  return [
    errors > 0 && counted(errors, "error"),
    own.warning + warnings > 0 && counted(own.warning + warnings, "warning"),
  ]
    .filter(Boolean)
    .join(", ");
};

/** A summary of the checks and what they cover; empty if nothing was read. */
export const statusText = ({
  analysis,
  verdicts,
  validating,
}: Checked & Pick<PlaygroundState, "validating">): string => {
  if (!analysis) return "";
  const shown = analysis.wellFormed ? verdicts : [];
  const found = countedDiagnostics({ analysis, verdicts: shown });
  if (found) return found;
  if (validating && shown.length === 0) return "Validating…";
  if (shown.length === 0) return "Own checks only: nothing found";
  if (shown.some(({ problem }) => problem !== undefined)) return "Not checked against the schema";
  const valid = shown.find(({ source }) => source === "schema");
  return valid ? validText(valid) : "Own checks and rules: nothing found";
};

/** The problems of the source in one line: "2 errors, 1 warning." */
export const announcedText = (state: Checked, isFixed: boolean): string => {
  const counts = countedDiagnostics(state);
  const said = state.verdicts.filter((verdict) => verdict.state !== "diagnostics").map(verdictText);
  if (counts) said.push(`${counts}${isFixed ? " left" : ""}.`);
  if (said.length === 0) said.push("Nothing found by own checks.");
  return [...(isFixed ? ["Fixed."] : []), ...said].join(" ");
};

const HEADINGS = ["Severity", "Source", "Kind", "Line", "Column", "Problem", "Remedy", "Path"];

const toCells = (diagnostic: AnyDiagnostic): string[] => {
  const { severity, line, column, message, remedy } = diagnostic;
  const [source, path] = "source" in diagnostic ? [diagnostic.source, diagnostic.path] : ["own checks", ""];
  return [severity, source, kindOfProblem(diagnostic), String(line), String(column), message, remedy, path];
};

/** Problems for the clipboard, with tab-separated fields; a single one needs no headings. */
export const toTsv = (diagnostics: readonly AnyDiagnostic[]): string =>
  writeTsv([...(diagnostics.length > 1 ? [HEADINGS] : []), ...diagnostics.map(toCells)]);
