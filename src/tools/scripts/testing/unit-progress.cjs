// @ts-check
const path = require("node:path");

/**
 * What we read from a run.
 *
 * @typedef {object} Run
 * @property {number} numTotalTestSuites
 * @property {number} numPassedTestSuites
 * @property {number} numFailedTestSuites
 * @property {number} numPendingTestSuites
 * @property {{ uncheckedKeysByFile: { filePath: string; keys: string[] }[] }} snapshot
 */

/** Prints one line per test file with the progress, and failures in full. Jest loads it, so it's CommonJS. */
module.exports = class UnitProgress {
  /**
   * @param {{ path: string }} test
   * @param {{ failureMessage?: string | null; console?: { message: string }[] | null }} result
   * @param {Run} run
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
   * @param {Run} run
   */
  onRunComplete(_contexts, { snapshot }) {
    for (const { filePath, keys } of snapshot.uncheckedKeysByFile)
      console.log(
        `${path.relative("", filePath)}: no test has the snapshot ${keys.join(", ")}; npm run test:unit -- -u removes it`,
      );
  }
};
