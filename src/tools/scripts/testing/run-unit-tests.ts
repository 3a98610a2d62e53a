import { toolPath } from "../tools/run";
import type { Counts } from "./counts";
import { runSuite } from "./run-suite";
import type { Selection } from "./select-tests";

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
}

/** Runs the selected tests with Jest, or all of them if nothing is selected. */
export const runUnitTests = (selection: Selection | undefined, options: readonly string[]): Promise<Counts> => {
  const selected = selection ? ["--runTestsByPath", ...selection.files] : [];
  const named = selection?.name === undefined ? [] : ["--testNamePattern", selection.name];
  return runSuite<JestReport>({
    name: "unit",
    tool: toolPath("jest"),
    args: (file) => [
      ...["--config", ".jest.config.cjs", "--maxWorkers", "100%", "--json", "--outputFile", file],
      ...["--reporters", "<rootDir>/src/tools/scripts/testing/unit-progress.cjs"],
      ...[...options, ...named, ...selected],
    ],
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      // Jest counts tests that a name filter leaves out as skipped.
      skipped: named.length > 0 ? 0 : report.numPendingTests,
      flaky: 0,
    }),
  });
};
