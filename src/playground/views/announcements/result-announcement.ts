import type { PlaygroundState } from "../../session/playground-state";
import { verdictText } from "../checks/checked-text";
import { countedFindings } from "../checks/counted-diagnostics";

/** What was found in the source, in one line: "2 errors, 1 warning." */
export const findingsText = (
  { analysis, verdicts }: Pick<PlaygroundState, "analysis" | "verdicts">,
  isMended = false,
): string => {
  const counts = countedFindings(analysis, verdicts);
  const said = verdicts.filter(({ state }) => state !== "findings").map(verdictText);
  if (counts) said.push(`${counts}${isMended ? " left" : ""}.`);
  if (said.length === 0) said.push("Nothing found by own checks.");
  return [...(isMended ? ["Mended."] : []), ...said].join(" ");
};
