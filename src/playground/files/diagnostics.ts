import { toRecord, toTsvRows } from "@ddex-suite/ern";
import { listChecks } from "@ddex-suite/ern/validate";

import type { FileReport } from "../workers/report-checks";
import { type DiagnosticFilter, isIncluded } from "./diagnostic-filter";
import { type FileEntry, findFileProblems } from "./file-entry";

export const filterDiagnostics = (entries: readonly FileEntry[], filter: DiagnosticFilter) =>
  entries.flatMap((entry) =>
    (findFileProblems(entry) ?? [])
      .filter((diagnostic) => isIncluded(diagnostic, filter))
      .map((diagnostic) => ({ entry, diagnostic })),
  );

/** Returns what was checked in each of these files, with the problems that match a filter. */
export const toFileReports = (entries: readonly FileEntry[], filter: DiagnosticFilter): FileReport[] =>
  entries.map(({ path, content, problem, summary, verdicts = [] }) => {
    if (!summary?.diagnostics) {
      const result = problem ?? "Not checked.";
      return { file: path, checks: [{ name: "built-in checks", result, isFailed: true, count: 0, problems: [] }] };
    }
    const all = listChecks(summary.diagnostics, verdicts, summary.advice ? [summary.advice] : []);
    const checks = all.map((check) => {
      const problems = check.problems.filter((diagnostic) => isIncluded(diagnostic, filter));
      return problems.length < check.problems.length ? { ...check, problems, count: problems.length } : check;
    });
    return { file: path, content, checks };
  });

const HEADINGS = ["File", "Severity", "Code", "Line", "Column", "Problem", "Remedy"];

/** Returns problems for the clipboard; a single one needs no headings. */
export const toDiagnosticsTsv = (diagnostics: ReturnType<typeof filterDiagnostics>): string =>
  toTsvRows([
    ...(diagnostics.length > 1 ? [HEADINGS] : []),
    ...diagnostics.map(({ entry, diagnostic }) => [entry.path, ...Object.values(toRecord(diagnostic)).map(String)]),
  ]);
