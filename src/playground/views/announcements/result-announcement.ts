import type { PlaygroundState } from "../../session/playground-state";
import { verdictText } from "../checks/checked-text";
import { countedDiagnostics } from "../checks/counted-diagnostics";

/** The problems of the source in one line: "2 errors, 1 warning." */
export const diagnosticsText = (
  { analysis, verdicts }: Pick<PlaygroundState, "analysis" | "verdicts">,
  isFixed = false,
): string => {
  const counts = countedDiagnostics(analysis, verdicts);
  const said = verdicts.filter(({ state }) => state !== "diagnostics").map(verdictText);
  if (counts) said.push(`${counts}${isFixed ? " left" : ""}.`);
  if (said.length === 0) said.push("Nothing found by own checks.");
  return [...(isFixed ? ["Fixed."] : []), ...said].join(" ");
};
