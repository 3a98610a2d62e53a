import type { Severity } from "../types";
import { type Check, type CheckedFile, formatProblemText, kindOfProblem, type ReportedProblem } from "./checked-file";

export interface TextOptions {
  /** Returns a text in the colour of a severity; by default without one. */
  paint?: (severity: Severity, text: string) => string;
  /** Whether to leave out the results of checks that found nothing. */
  isQuiet?: boolean;
  /** Whether to list the fixes of each problem, as `ern fix --choose` takes them. */
  withFixes?: boolean;
}

// A terminal would obey some of them, and a message may have U+0080 to U+009F.
// eslint-disable-next-line no-control-regex -- They are what is looked for.
const CONTROLS = /[\u0000-\u001F\u007F-\u009F]/g;

const toPlain = (text: string): string => text.replace(CONTROLS, "\uFFFD");

/** Formats a problem as "album.xml:59:17: error: … [duration]". */
export const formatProblem = (
  file: string,
  problem: ReportedProblem,
  paint: TextOptions["paint"] = (_, text) => text,
) => {
  const { severity, line, column } = problem;
  return `${toPlain(file)}:${line}:${column}: ${paint(severity, severity)}: ${toPlain(formatProblemText(problem))} [${kindOfProblem(problem)}]`;
};

const toFixLines = ({ line, column, fixes = [] }: ReportedProblem): string[] =>
  fixes.map(({ label }) => `    --choose "${line}:${column}=${toPlain(label)}"\n`);

const toResult = (file: string, { result, count, problems }: Check): string => {
  const note = problems.length < count && problems.length > 0 ? ` The first ${problems.length} are listed.` : "";
  return `${toPlain(file)}: ${toPlain(result)}${note}\n`;
};

/** Formats checks as lines of text: the problems of each file, then the result of each check. */
export const formatTextReport = (files: readonly CheckedFile[], options: TextOptions = {}): string => {
  const { paint, isQuiet = false, withFixes = false } = options;
  const isShown = ({ count, isFailed }: Check): boolean => !isQuiet || count > 0 || isFailed;
  return files
    .flatMap(({ file, checks }) => [
      ...checks.flatMap(({ problems }) =>
        problems.flatMap((problem) => [
          `${formatProblem(file, problem, paint)}\n`,
          ...(withFixes ? toFixLines(problem) : []),
        ]),
      ),
      ...checks.filter(isShown).map((check) => toResult(file, check)),
    ])
    .join("");
};
