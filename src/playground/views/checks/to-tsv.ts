import { writeTsv } from "../../../ern/text/write-tsv";
import type { ErnIssue } from "../../../ern/types";
import { kindOf } from "../../files/diagnostic-filter";
import type { Finding } from "../../validation/types";

const HEADINGS = ["Severity", "Source", "Kind", "Line", "Column", "Finding", "Remedy", "Path"];

const toCells = (finding: ErnIssue | Finding): string[] => {
  const { severity, line, column, message, remedy } = finding;
  const [source, path] = "source" in finding ? [finding.source, finding.path] : ["own checks", ""];
  return [severity, source, kindOf(finding), String(line), String(column), message, remedy, path];
};

/** Findings for the clipboard, with tabs between their parts; one alone needs no headings. */
export const toTsv = (findings: readonly (ErnIssue | Finding)[]): string =>
  writeTsv([...(findings.length > 1 ? [HEADINGS] : []), ...findings.map(toCells)]);
