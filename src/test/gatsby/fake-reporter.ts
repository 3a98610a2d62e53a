import type { Reporter } from "gatsby";

/** Returns a reporter that records its calls; `panicOnBuild` returns, as it does in develop. */
export const fakeReporter = () => {
  const panicOnBuild = jest.fn();
  const warn = jest.fn();
  const info = jest.fn();
  const verbose = jest.fn();
  const activity = { start: jest.fn(), setStatus: jest.fn(), end: jest.fn() };
  const reporter = { panicOnBuild, warn, info, verbose, activityTimer: () => activity } as unknown as Reporter;
  return { reporter, panicOnBuild, warn, info, verbose, activity };
};
