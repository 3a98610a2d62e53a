import { proseProblems } from "../prose-checks/prose-problems";
import { currentSymbols } from "../toolkit/current-symbols";
import { checkSamples } from "./check-samples";
import type { CheckedSamples } from "./check-samples";
import { sampleFiles } from "./samples/sample-files";
import { toSampleReport, uncheckedProblem } from "./sample-report";
import type { SampleReport } from "./sample-report";
import { storeReport } from "./stored-report";
import { runSymbolChecks } from "./symbols/run-symbol-checks";
import { symbolProblems } from "./symbols/symbol-problems";

export interface SampleRun extends CheckedSamples {
  report: SampleReport;
  /** Symbols of the toolkit that were executed: none when only some files were asked for. */
  executedSymbols: number;
}

/**
 * Checks the samples and the prose of the files named, or those of all content files and the symbols; keeps the report
 * of a run over all that passes.
 */
export const runSamples = async (named: readonly string[] = []): Promise<SampleRun> => {
  const files = sampleFiles(named);
  const symbols = currentSymbols();
  const checked = await checkSamples(files, symbols);
  const { problems } = checked;
  problems.push(...proseProblems(files, symbols));
  const report = toSampleReport(checked);
  if (named.length > 0) return { ...checked, report, executedSymbols: 0 };
  const { executed, problems: disproved } = await runSymbolChecks(symbols);
  problems.push(...symbolProblems(symbols), ...disproved);
  const tooMany = uncheckedProblem(report);
  if (tooMany !== undefined) problems.push(tooMany);
  if (problems.length === 0) storeReport(report);
  return { ...checked, report, executedSymbols: executed };
};
