// @ts-check
const path = require("node:path");

/** A line for each test file: how far the run is and which file ended; failures in full. Jest loads it, so it is CommonJS. */
module.exports = class UnitProgress {
  /**
   * @param {import("@jest/reporters").Test} test
   * @param {import("@jest/reporters").TestResult} result
   * @param {import("@jest/reporters").AggregatedResult} run
   */
  onTestResult({ path: file }, { failureMessage, console: logged }, run) {
    const ended = run.numPassedTestSuites + run.numFailedTestSuites + run.numPendingTestSuites;
    const failed = failureMessage ? " FAILED" : "";
    console.log(`unit: ${ended} of ${run.numTotalTestSuites} files, ${path.relative("", file)}${failed}`);
    for (const { message } of logged ?? []) console.log(message);
    if (failureMessage) console.log(failureMessage);
  }

  /**
   * @param {Set<unknown>} _contexts
   * @param {import("@jest/reporters").AggregatedResult} run
   */
  onRunComplete(_contexts, { snapshot }) {
    for (const { filePath, keys } of snapshot.uncheckedKeysByFile)
      console.log(
        `${path.relative("", filePath)}: no test has the snapshot ${keys.join(", ")}; npm run test:unit -- -u removes it`,
      );
  }
};
