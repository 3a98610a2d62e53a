import type { Advice, Check, ErnDiagnostic } from "../src";
import { countProblems } from "./problems";
import type { Verdict } from "./types";
import { adviceNames, adviceText, builtInOnlyText, builtInText, verdictText } from "./verdict-text";

/** Returns the checks of a message, for reports, without those that couldn't be made besides the standard. */
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
      .filter(({ unchecked }) => unchecked === undefined)
      .map((adviceItem) => ({
        name: adviceNames[adviceItem.kind].toLowerCase(),
        result: adviceText(adviceItem),
        isFailed: false,
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
