import type { PlaygroundState } from "../../session/state/playground-state";
import { validText } from "../checks/checked-text";
import { countedDiagnostics } from "../checks/counted-diagnostics";

/** A summary of the checks and what they cover; empty if nothing was read. */
export const statusText = ({
  analysis,
  verdicts,
  isValidating,
}: Pick<PlaygroundState, "analysis" | "verdicts" | "isValidating">): string => {
  if (!analysis) return "";
  const shown = analysis.wellFormed ? verdicts : [];
  const found = countedDiagnostics(analysis, shown);
  if (found) return found;
  if (isValidating && shown.length === 0) return "Validating…";
  if (shown.length === 0) return "Own checks only: nothing found";
  if (shown.some(({ problem }) => problem !== undefined)) return "Not checked against the schema";
  const valid = shown.find(({ source }) => source === "schema");
  return valid ? validText(valid) : "Own checks and rules: nothing found";
};
