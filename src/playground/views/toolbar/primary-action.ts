import { problemsOf } from "@ddex-suite/ern/validate";

import type { PlaygroundState } from "../../session/state/playground-state";

type Situation = Pick<PlaygroundState, "analysis" | "verdicts"> &
  Record<"isEmpty" | "areChecksViewed", boolean> & { fixable: number };

/** Returns the next step, whose button is the only filled one: a message is opened, checked, fixed and downloaded. */
export const choosePrimaryAction = ({ isEmpty, analysis, verdicts, areChecksViewed, fixable }: Situation) => {
  if (isEmpty) return "open";
  if (!analysis) return "check";
  const diagnostics = problemsOf(analysis.diagnostics, verdicts);
  if (diagnostics.length > 0 && !areChecksViewed) return "check";
  if (fixable > 0) return "fix";
  return diagnostics.some(({ severity }) => severity === "error") ? "check" : "download";
};
