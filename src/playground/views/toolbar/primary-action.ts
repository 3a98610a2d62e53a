import type { PlaygroundState } from "../../session/playground-state";

/** What comes next, and the one button that is filled: a message is opened, checked, fixed and taken home. */
export type PrimaryAction = "open" | "check" | "fix" | "download";

interface Situation extends Pick<PlaygroundState, "analysis" | "verdicts"> {
  isEmpty: boolean;
  /** Have the checks of this message been looked at? */
  isLookedAt: boolean;
  /** How many problems can be fixed at once. */
  fixable: number;
}

const isError = ({ severity }: { severity: string }): boolean => severity === "error";

/** The action that a reader most likely wants next. */
export const primaryAction = ({ isEmpty, analysis, verdicts, isLookedAt, fixable }: Situation): PrimaryAction => {
  if (isEmpty) return "open";
  if (!analysis) return "check";
  const diagnostics = [...analysis.diagnostics, ...verdicts.flatMap((verdict) => verdict.diagnostics)];
  if (diagnostics.length > 0 && !isLookedAt) return "check";
  if (fixable > 0) return "fix";
  return diagnostics.some(isError) ? "check" : "download";
};
