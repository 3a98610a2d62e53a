import type { Reporter } from "gatsby";

/** Prints one line for each problem: warnings, or errors that stop the build under STRICT_LINKS=1. */
export const reportProblems = (problems: readonly string[], reporter: Reporter): void => {
  if (problems.length === 0) return;
  if (process.env.STRICT_LINKS === "1") reporter.panicOnBuild(problems.join("\n"));
  else for (const problem of problems) reporter.warn(problem);
};
