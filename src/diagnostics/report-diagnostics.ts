/** What of Gatsby's reporter is used. */
interface Reporter {
  panicOnBuild(message: string): void;
  warn(message: string): void;
}

/** What each check has reported in develop, where it runs again after each edit. */
const told = new Map<string, readonly string[]>();

/** Returns problems that the check didn't report after the previous edit; outside develop, all of them. */
const listNewDiagnostics = (diagnostics: readonly string[], check: string): readonly string[] => {
  if (process.env.NODE_ENV !== "development") return diagnostics;
  const before = told.get(check) ?? [];
  told.set(check, diagnostics);
  return diagnostics.filter((diagnostic) => !before.includes(diagnostic));
};

type Listener = (check: string, diagnostics: readonly string[]) => void;

const shown = new Map<string, readonly string[]>();
let listener: Listener | undefined;

/** In develop: passes on what each check reports from now on, and what it has reported. */
export const onDiagnostics = (listen: Listener): void => {
  listener = listen;
  for (const [check, diagnostics] of shown) listen(check, diagnostics);
};

const show = (diagnostics: readonly string[], check: string): void => {
  if (process.env.NODE_ENV !== "development" || (diagnostics.length === 0 && !shown.has(check))) return;
  shown.set(check, diagnostics);
  listener?.(check, diagnostics);
};

/** Prints one error per problem, which fails the build. Develop reports a problem once, until it is fixed. */
export const reportErrors = (diagnostics: readonly string[], reporter: Reporter, check: string): void => {
  show(diagnostics, check);
  const lines = listNewDiagnostics(diagnostics, check);
  if (lines.length > 0) reporter.panicOnBuild(lines.join("\n"));
};

export const reportWarnings = (diagnostics: readonly string[], reporter: Reporter, check: string): void => {
  for (const diagnostic of listNewDiagnostics(diagnostics, check)) reporter.warn(diagnostic);
};

/** Prints one line per problem: warnings, or errors that fail the build under STRICT_LINKS=1. */
export const reportDiagnostics = (diagnostics: readonly string[], reporter: Reporter, check: string): void => {
  if (process.env.STRICT_LINKS === "1") return reportErrors(diagnostics, reporter, check);
  show(diagnostics, check);
  reportWarnings(diagnostics, reporter, check);
};
