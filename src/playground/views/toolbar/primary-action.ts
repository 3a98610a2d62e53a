import type { PlaygroundState } from "../../session/playground-state";

/** What comes next, and the one button that is filled: a message is opened, checked, mended and taken home. */
export type PrimaryAction = "open" | "check" | "mend" | "download";

interface Situation extends Pick<PlaygroundState, "analysis" | "verdicts"> {
  isEmpty: boolean;
  /** Have the checks of this message been looked at? */
  isLookedAt: boolean;
  /** How many findings can be mended at once. */
  mendable: number;
}

const isError = ({ severity }: { severity: string }): boolean => severity === "error";

/** The action that a reader most likely wants next. */
export const primaryAction = ({ isEmpty, analysis, verdicts, isLookedAt, mendable }: Situation): PrimaryAction => {
  if (isEmpty) return "open";
  if (!analysis) return "check";
  const findings = [...analysis.issues, ...verdicts.flatMap((verdict) => verdict.findings)];
  if (findings.length > 0 && !isLookedAt) return "check";
  if (mendable > 0) return "mend";
  return findings.some(isError) ? "check" : "download";
};
