import {
  checkAdvice,
  checkDocument,
  type CheckedFile,
  type ErnDiagnostic,
  type ErnDocument,
  ErnError,
  fixDiagnostics,
  parseErn,
  toDiagnostic,
  withLocations,
} from "../src";
import { listChecks } from "../validate/list-checks";
import type { Options } from "./options";
import type { Validate } from "./schemas";

/** The problems that the own checks report, with their fixes, and the document if it's well-formed. */
export const checkOwn = (source: string): { problems: ErnDiagnostic[]; document?: ErnDocument } => {
  try {
    const document = parseErn(source);
    return { problems: fixDiagnostics(document, checkDocument(document)), document };
  } catch (error) {
    if (error instanceof ErnError) return { problems: [toDiagnostic(error, source)] };
    throw error;
  }
};

/** A problem if it's an error, or stands for errors that aren't listed. */
const withoutWarnings = (problem: ErnDiagnostic): ErnDiagnostic | undefined => {
  const { severity, unlisted } = problem;
  if (severity === "error") return problem;
  return unlisted?.error ? { ...problem, unlisted: { ...unlisted, warning: 0 } } : undefined;
};

/** Checks a message with the own checks, against its release profile, then with the schema and the rules that fit it. */
export const checkSource = async (
  file: string,
  source: string,
  validate: Validate,
  { errorsOnly, advice }: Pick<Options, "errorsOnly" | "advice">,
): Promise<CheckedFile> => {
  const { problems, document } = checkOwn(source);
  const verdicts = document ? await validate(document) : [];
  const own = errorsOnly ? problems.flatMap((problem) => withoutWarnings(problem) ?? []) : problems;
  const more = document ? advice.map((kind) => checkAdvice(document, kind)) : [];
  const checks = listChecks(own, verdicts, more);
  return { file, checks: document ? withLocations(checks, document) : checks };
};
