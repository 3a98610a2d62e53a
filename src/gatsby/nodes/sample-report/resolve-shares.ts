import { sampleMarks } from "../../../sample-checks/sample-mark";
import type { Figures } from "../../../sample-checks/sample-report";
import { codeChecks } from "../../../sample-checks/samples/checker";

/** How many samples each check was made of, in the words that readers know; checks of none are left out. */
export const resolveShares = (report: Figures): { word: string; id: string; count: number }[] =>
  codeChecks
    .map((check) => ({ word: sampleMarks[check].word, id: sampleMarks[check].id, count: report[check] }))
    .filter(({ count }) => count > 0);
