import { sampleMarks } from "./sample-mark";
import { codeStatuses, type SampleReport } from "./sample-report";

/** Returns the figures of a report in words. */
export const figuresSentence = (report: Omit<SampleReport, "languages" | "tools">): string => {
  const done = codeStatuses
    .filter((status) => report[status] > 0 || status === "unchecked")
    .map((status) => `${report[status]} ${sampleMarks[status].word}`);
  return (
    `${report.samples} code samples: ${done.join(", ")}. Of ${report.outputs} outputs, ${report.compared} were compared ` +
    `with what their sample prints, ${report.recorded} are recorded, ` +
    `${report.outputs - report.compared - report.recorded} are not checked.`
  );
};
