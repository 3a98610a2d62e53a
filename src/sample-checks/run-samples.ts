import { currentSymbols } from "../toolkit/current-symbols";
import { checkSamples } from "./check-samples";
import type { CheckedSamples } from "./check-samples";
import { sampleFiles } from "./samples/sample-files";
import { toSampleReport, uncheckedProblem } from "./sample-report";
import type { SampleReport } from "./sample-report";
import { storeReport } from "./stored-report";

export interface SampleRun extends CheckedSamples {
  report: SampleReport;
}

/** Checks the samples of the files named, or of all content files; keeps the report of a run over all that passes. */
export const runSamples = async (named: readonly string[] = []): Promise<SampleRun> => {
  const checked = await checkSamples(sampleFiles(named), currentSymbols());
  const { problems } = checked;
  const report = toSampleReport(checked);
  if (named.length > 0) return { ...checked, report };
  const tooMany = uncheckedProblem(report);
  if (tooMany !== undefined) problems.push(tooMany);
  if (problems.length === 0) storeReport(report);
  return { ...checked, report };
};
