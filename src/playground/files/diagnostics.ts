import { type ErnDiagnostic, writeCsv, writeTsv } from "../../ern";
import type { ValidationDiagnostic } from "../validation/types";
import { type FileEntry, problemsOf } from "./file-entry";
import { isWanted, kindOf, type DiagnosticFilter } from "./diagnostic-filter";

export interface FileDiagnostic {
  entry: FileEntry;
  diagnostic: ErnDiagnostic | ValidationDiagnostic;
}

/** The problems of these files that match a filter. */
export const filterDiagnostics = (entries: readonly FileEntry[], filter: DiagnosticFilter): FileDiagnostic[] =>
  entries.flatMap((entry) =>
    (problemsOf(entry) ?? [])
      .filter((diagnostic) => isWanted(diagnostic, filter))
      .map((diagnostic) => ({ entry, diagnostic })),
  );

const toRecord = ({ entry, diagnostic }: FileDiagnostic) => {
  const { severity, line, column, message, remedy } = diagnostic;
  return { file: entry.path, severity, code: kindOf(diagnostic), line, column, message, remedy };
};

export const toDiagnosticsJson = (diagnostics: readonly FileDiagnostic[]): string =>
  `${JSON.stringify(diagnostics.map(toRecord), null, 2)}\n`;

const HEADINGS = ["File", "Severity", "Code", "Line", "Column", "Problem", "Remedy"];

const toCells = (diagnostic: FileDiagnostic): string[] => Object.values(toRecord(diagnostic)).map(String);

export const toDiagnosticsCsv = (diagnostics: readonly FileDiagnostic[]): string =>
  writeCsv(HEADINGS, diagnostics.map(toCells));

/** For the clipboard; a single problem needs no headings. */
export const toDiagnosticsTsv = (diagnostics: readonly FileDiagnostic[]): string =>
  writeTsv([...(diagnostics.length > 1 ? [HEADINGS] : []), ...diagnostics.map(toCells)]);
