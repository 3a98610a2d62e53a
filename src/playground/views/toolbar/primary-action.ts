import { problemsOf } from "@ddex-suite/ern/validate";

import type { PlaygroundState } from "../../session/state/playground-state";

/** The next step and the only filled button: a message is opened, checked, fixed and downloaded. */
export type PrimaryAction = "open" | "check" | "fix" | "download";

interface Situation extends Pick<PlaygroundState, "analysis" | "verdicts"> {
  isEmpty: boolean;
  isLookedAt: boolean;
  fixable: number;
}

export const primaryAction = ({ isEmpty, analysis, verdicts, isLookedAt, fixable }: Situation): PrimaryAction => {
  if (isEmpty) return "open";
  if (!analysis) return "check";
  const diagnostics = problemsOf(analysis.diagnostics, verdicts);
  if (diagnostics.length > 0 && !isLookedAt) return "check";
  if (fixable > 0) return "fix";
  return diagnostics.some(({ severity }) => severity === "error") ? "check" : "download";
};
