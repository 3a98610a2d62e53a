import { builderProblem } from "./languages/scripts/builder-problem";
import { runSamples } from "./run-samples";
import { readStoredReport } from "./stored-report";

it("all code samples of the content pass", async () => {
  const stored = readStoredReport();
  const { report, problems } = stored ? { report: stored, problems: [] } : await runSamples();
  expect(problems).toEqual([]);
  const { samples, executed, typeChecked, parsed, unchecked } = report;
  console.log(
    `${samples} code samples: ${executed} executed, ${typeChecked} type-checked, ${parsed} parsed, ${unchecked} unchecked`,
  );
  expect(executed + typeChecked + parsed + unchecked).toBe(samples);
}, 180_000);

const problem = builderProblem();
if (problem !== undefined) console.warn(problem);
const itRunsBuilder = problem === undefined ? it : it.skip;

itRunsBuilder("thirty samples and more are executed", () => {
  expect(readStoredReport()?.executed).toBeGreaterThanOrEqual(30);
});
