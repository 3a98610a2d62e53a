/** How the tests of a run ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Browser tests that passed only on a retry. */
  flaky: number;
}
