import type { Check, ErnDiagnostic } from "../../ern";
import { countProblems } from "./problems";
import type { Verdict } from "./types";
import { ownOnlyText, ownText, verdictText } from "./verdict-text";

/** What was checked and found in a message, for reports. */
export const listChecks = (own: readonly ErnDiagnostic[], verdicts: readonly Verdict[]): Check[] => {
  const count = countProblems(own).all;
  const result = verdicts.length > 0 ? ownText(count) : ownOnlyText(count);
  return [
    { name: "own checks", result, isFailed: false, count, problems: own },
    ...verdicts.map((verdict) => ({
      name: `${verdict.name} ${verdict.version}`.trim(),
      result: verdictText(verdict),
      isFailed: verdict.problem !== undefined,
      count: verdict.count,
      problems: verdict.diagnostics,
    })),
  ];
};
