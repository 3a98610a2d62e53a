import { sampleMarks } from "../../../verification/report/sample-mark";
import { codeStatuses } from "../../../verification/report/sample-report";
import type { Figures } from "../../../verification/report/sample-report";

/** How many samples had each check, in the readers' terms; checks without samples are left out. */
export const resolveShares = (report: Figures): { word: string; id: string; count: number }[] =>
  codeStatuses
    .map((status) => ({ word: sampleMarks[status].word, id: sampleMarks[status].id, count: report[status] }))
    .filter(({ count }) => count > 0);
