import { checkAdvice, type CheckedFile, checkWithFixes, type ErnDiagnostic, withLocations } from "../src";
import { listChecks } from "../validate/list-checks";
import type { Options } from "./options";
import type { Validate } from "./schemas";

/** A problem if it's an error, or stands for errors that aren't listed. */
const withoutWarnings = (problem: ErnDiagnostic): ErnDiagnostic | undefined => {
  const { severity, unlisted } = problem;
  if (severity === "error") return problem;
  return unlisted?.error ? { ...problem, unlisted: { ...unlisted, warning: 0 } } : undefined;
};

/** Checks a message with the built-in checks, against its release profile, then with the schema and the rules that fit it. */
export const checkSource = async (
  file: string,
  source: string,
  validate: Validate,
  { errorsOnly, advice }: Pick<Options, "errorsOnly" | "advice">,
): Promise<CheckedFile> => {
  const { problems, document } = checkWithFixes(source);
  const verdicts = document ? await validate(document) : [];
  const ownProblems = errorsOnly ? problems.flatMap((problem) => withoutWarnings(problem) ?? []) : problems;
  const more = document ? advice.map((kind) => checkAdvice(document, kind)) : [];
  const checks = listChecks(ownProblems, verdicts, more);
  return { file, checks: document ? withLocations(checks, document) : checks };
};
