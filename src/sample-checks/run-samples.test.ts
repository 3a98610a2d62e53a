import { builderProblem } from "./languages/scripts/builder-problem";
import { figuresSentence } from "./figures-sentence";
import { runSamples } from "./run-samples";
import { codeChecks } from "./samples/checker";
import { readStoredReport } from "./stored-report";

it("all code samples of the content pass", async () => {
  const stored = readStoredReport();
  const { report, problems } = stored ? { report: stored, problems: [] } : await runSamples();
  expect(problems).toEqual([]);
  console.log(figuresSentence(report));
  expect(codeChecks.reduce((sum, check) => sum + report[check], 0)).toBe(report.samples);
}, 180_000);

const problem = builderProblem();
if (problem !== undefined) console.warn(problem);
const itRunsBuilder = problem === undefined ? it : it.skip;

itRunsBuilder("thirty samples and more are executed", () => {
  expect(readStoredReport()?.executed).toBeGreaterThanOrEqual(30);
});
