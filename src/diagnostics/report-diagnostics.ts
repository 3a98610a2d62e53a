import type { Reporter } from "gatsby";

/** What each check has told in develop, where it runs again at each edit. */
const told = new Map<string, readonly string[]>();

/** The problems that the check has not told at the edit before; outside develop all of them. */
const untold = (diagnostics: readonly string[], check: string): readonly string[] => {
  if (process.env.NODE_ENV !== "development") return diagnostics;
  const before = told.get(check) ?? [];
  told.set(check, diagnostics);
  return diagnostics.filter((diagnostic) => !before.includes(diagnostic));
};

/** Prints errors, one line for each problem; they stop the build. Develop tells a problem once, until it is fixed. */
export const reportErrors = (diagnostics: readonly string[], reporter: Reporter, check: string): void => {
  const lines = untold(diagnostics, check);
  if (lines.length > 0) reporter.panicOnBuild(lines.join("\n"));
};

/** Prints one warning for each problem. */
export const reportWarnings = (diagnostics: readonly string[], reporter: Reporter, check: string): void => {
  for (const diagnostic of untold(diagnostics, check)) reporter.warn(diagnostic);
};

/** Prints one line for each problem: warnings, or errors that stop the build under STRICT_LINKS=1. */
export const reportDiagnostics = (diagnostics: readonly string[], reporter: Reporter, check: string): void => {
  if (process.env.STRICT_LINKS === "1") reportErrors(diagnostics, reporter, check);
  else reportWarnings(diagnostics, reporter, check);
};
