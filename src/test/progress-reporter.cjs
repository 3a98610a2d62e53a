// @ts-check
const path = require("node:path");

const EVERY_MS = 10_000;

/** Reports how many test files are done, and what runs now, where Jest's own reporter can't rewrite its last lines. */
module.exports = class ProgressReporter {
  /** @param {{ numTotalTestSuites: number }} results */
  onRunStart({ numTotalTestSuites }) {
    const state = { done: 0, failed: 0, running: new Set() };
    this.state = state;
    console.log(`unit: ${numTotalTestSuites} files`);
    if (process.stdout.isTTY) return;
    this.timer = setInterval(() => {
      const { done, failed, running } = state;
      console.log(`unit: ${done} of ${numTotalTestSuites} files, ${failed} failed, ${[...running].join(", ")}`);
    }, EVERY_MS);
  }

  /** @param {{ path: string }} test */
  onTestFileStart(test) {
    this.state?.running.add(path.relative("", test.path));
  }

  /**
   * @param {{ path: string }} test
   * @param {{ numFailingTests: number, testExecError?: unknown }} result
   */
  onTestFileResult(test, { numFailingTests, testExecError }) {
    if (!this.state) return;
    this.state.done += 1;
    if (numFailingTests > 0 || testExecError) this.state.failed += 1;
    this.state.running.delete(path.relative("", test.path));
  }

  onRunComplete() {
    clearInterval(this.timer);
  }
};
