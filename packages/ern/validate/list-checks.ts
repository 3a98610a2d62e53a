import type { Advice, Check, ErnDiagnostic } from "../src";
import { countProblems } from "./problems";
import type { Verdict } from "./types";
import { adviceNames, adviceText, builtInOnlyText, builtInText, verdictText } from "./verdict-text";

/**
 * Returns what was checked and found in a message, for reports; of what couldn't be checked besides the standard, only
 * a profile without known rules.
 */
export const listChecks = (
  ownProblems: readonly ErnDiagnostic[],
  verdicts: readonly Verdict[],
  advice: readonly Advice[],
): Check[] => {
  const count = countProblems(ownProblems).all;
  const result = verdicts.length > 0 ? builtInText(count) : builtInOnlyText(count);
  return [
    { name: "built-in checks", result, isFailed: false, count, problems: ownProblems },
    ...advice
      .filter(({ unchecked, unknown }) => unchecked === undefined || unknown !== undefined)
      .map((adviceItem) => ({
        name: adviceNames[adviceItem.kind].toLowerCase(),
        result: adviceText(adviceItem),
        isFailed: false,
        isSkipped: adviceItem.unchecked !== undefined,
        count: adviceItem.count,
        problems: adviceItem.diagnostics,
      })),
    ...verdicts.map((verdict) => ({
      name: `${verdict.name} ${verdict.version}`.trim(),
      result: verdictText(verdict),
      isFailed: verdict.problem !== undefined,
      count: verdict.count,
      problems: verdict.diagnostics,
    })),
  ];
};
