import type { Reporter } from "gatsby";

/** What each check has told in develop, where it runs again at each edit. */
const told = new Map<string, readonly string[]>();

/** The problems that the check has not told at the edit before; outside develop all of them. */
const untold = (problems: readonly string[], check: string): readonly string[] => {
  if (process.env.NODE_ENV !== "development") return problems;
  const before = told.get(check) ?? [];
  told.set(check, problems);
  return problems.filter((problem) => !before.includes(problem));
};

/** Prints errors, one line for each problem; they stop the build. Develop tells a problem once, until it is mended. */
export const reportErrors = (problems: readonly string[], reporter: Reporter, check: string): void => {
  const lines = untold(problems, check);
  if (lines.length > 0) reporter.panicOnBuild(lines.join("\n"));
};

/** Prints one warning for each problem. */
export const reportWarnings = (problems: readonly string[], reporter: Reporter, check: string): void => {
  for (const problem of untold(problems, check)) reporter.warn(problem);
};

/** Prints one line for each problem: warnings, or errors that stop the build under STRICT_LINKS=1. */
export const reportProblems = (problems: readonly string[], reporter: Reporter, check: string): void => {
  if (process.env.STRICT_LINKS === "1") reportErrors(problems, reporter, check);
  else reportWarnings(problems, reporter, check);
};
