import type { ErnIssue } from "../../ern/types";
import { writeCsv } from "../../ern/text/write-csv";
import { writeTsv } from "../../ern/text/write-tsv";
import type { FileEntry } from "./file-entry";
import { isWanted, type FindingFilter } from "./diagnostic-filter";

/** A finding, and the file that it is in. */
export interface FileFinding {
  entry: FileEntry;
  issue: ErnIssue;
}

/** The findings of these files that are looked for. */
export const filterFindings = (entries: readonly FileEntry[], filter: FindingFilter): FileFinding[] =>
  entries.flatMap((entry) =>
    (entry.summary?.issues ?? []).filter((issue) => isWanted(issue, filter)).map((issue) => ({ entry, issue })),
  );

const toRecord = ({ entry, issue }: FileFinding) => {
  const { severity, code, line, column, message, remedy } = issue;
  return { file: entry.path, severity, code, line, column, message, remedy };
};

export const toFindingsJson = (findings: readonly FileFinding[]): string =>
  `${JSON.stringify(findings.map(toRecord), null, 2)}\n`;

const HEADINGS = ["File", "Severity", "Code", "Line", "Column", "Finding", "Remedy"];

const toCells = (finding: FileFinding): string[] => Object.values(toRecord(finding)).map(String);

export const toFindingsCsv = (findings: readonly FileFinding[]): string => writeCsv(HEADINGS, findings.map(toCells));

/** For the clipboard: one alone needs no headings. */
export const toFindingsTsv = (findings: readonly FileFinding[]): string =>
  writeTsv([...(findings.length > 1 ? [HEADINGS] : []), ...findings.map(toCells)]);
