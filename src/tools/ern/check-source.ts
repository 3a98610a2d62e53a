import {
  checkDocument,
  type CheckOptions,
  countDiagnostics,
  decodeErn,
  type ErnDiagnostic,
  type ErnDocument,
  ErnError,
  type ErnText,
  fixDiagnostics,
  parseErn,
  toDiagnostic,
} from "../../ern";
import type { ValidationDiagnostic, Verdict } from "../../playground/validation/types";
import { ownOnlyText, ownText, verdictText } from "../../playground/validation/verdict-text";
import type { Options } from "./options";
import type { Validate } from "./schemas";

/** A check of a message: what made it, in words what came of it, and the problems found. */
export interface Check {
  name: string;
  result: string;
  /** Could the check not be made? */
  isFailed: boolean;
  count: number;
  problems: readonly (ErnDiagnostic | ValidationDiagnostic)[];
}

export interface CheckedFile {
  file: string;
  checks: Check[];
}

/** Reads a message's text; throws an `ErnError` for an unknown encoding. */
export const readText = (bytes: Uint8Array): ErnText => decodeErn(bytes);

/** The problems that the own checks report, with their fixes, and the document if it's well-formed. */
export const checkOwn = (
  source: string,
  more?: CheckOptions,
): { problems: ErnDiagnostic[]; document?: ErnDocument } => {
  try {
    const document = parseErn(source);
    return { problems: fixDiagnostics(document, checkDocument(document, more)), document };
  } catch (error) {
    if (error instanceof ErnError) return { problems: [toDiagnostic(error, source)] };
    throw error;
  }
};

const isError = ({ severity }: ErnDiagnostic | ValidationDiagnostic): boolean => severity === "error";

const toCheck = (verdict: Verdict): Check => {
  const { name, version, problem, count, diagnostics } = verdict;
  const result = verdictText(verdict);
  return { name: `${name} ${version}`.trim(), result, isFailed: problem !== undefined, count, problems: diagnostics };
};

/** Checks a message with the own checks, then with the schema and the rules that fit it. */
export const checkSource = async (
  file: string,
  source: string,
  validate: Validate,
  { errorsOnly, more }: Pick<Options, "errorsOnly" | "more">,
): Promise<CheckedFile> => {
  const { problems: all, document } = checkOwn(source, more);
  const verdicts = document ? await validate(document) : [];
  const counts = countDiagnostics(all);
  const count = counts.error + (errorsOnly ? 0 : counts.warning);
  const result = verdicts.length > 0 ? ownText(count) : ownOnlyText(count);
  const problems = errorsOnly ? all.filter(isError) : all;
  const own = { name: "own checks", result, isFailed: false, count, problems };
  return { file, checks: [own, ...verdicts.map(toCheck)] };
};
