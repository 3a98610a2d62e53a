import { toRecord, writeCsv, writeTsv } from "../../ern";
import type { Problem } from "../validation/problems";
import { type DiagnosticFilter, isWanted } from "./diagnostic-filter";
import { type FileEntry, problemsOfFile } from "./file-entry";

export interface FileDiagnostic {
  entry: FileEntry;
  diagnostic: Problem;
}

/** The problems of these files that match a filter. */
export const filterDiagnostics = (entries: readonly FileEntry[], filter: DiagnosticFilter): FileDiagnostic[] =>
  entries.flatMap((entry) =>
    (problemsOfFile(entry) ?? [])
      .filter((diagnostic) => isWanted(diagnostic, filter))
      .map((diagnostic) => ({ entry, diagnostic })),
  );

const toFileRecord = ({ entry, diagnostic }: FileDiagnostic) => ({ file: entry.path, ...toRecord(diagnostic) });

export const toDiagnosticsJson = (diagnostics: readonly FileDiagnostic[]): string =>
  `${JSON.stringify(diagnostics.map(toFileRecord), null, 2)}\n`;

const HEADINGS = ["File", "Severity", "Code", "Line", "Column", "Problem", "Remedy"];

const toCells = (diagnostic: FileDiagnostic): string[] => Object.values(toFileRecord(diagnostic)).map(String);

export const toDiagnosticsCsv = (diagnostics: readonly FileDiagnostic[]): string =>
  writeCsv(HEADINGS, diagnostics.map(toCells));

/** For the clipboard; a single problem needs no headings. */
export const toDiagnosticsTsv = (diagnostics: readonly FileDiagnostic[]): string =>
  writeTsv([...(diagnostics.length > 1 ? [HEADINGS] : []), ...diagnostics.map(toCells)]);
