import { sampleMarks } from "./sample-mark";
import type { SampleReport } from "./sample-report";
import { codeChecks } from "./samples/checker";

/** The figures of a report in words. */
export const figuresSentence = (report: Omit<SampleReport, "pages" | "languages">): string => {
  const done = codeChecks
    .filter((check) => report[check] > 0 || check === "unchecked")
    .map((check) => `${report[check]} ${sampleMarks[check].word}`);
  return (
    `${report.samples} code samples: ${done.join(", ")}. Of ${report.outputs} outputs, ${report.compared} were compared ` +
    `with what their sample prints, ${report.recorded} are recorded, ` +
    `${report.outputs - report.compared - report.recorded} are not checked.`
  );
};
