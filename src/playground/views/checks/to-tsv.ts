import { writeTsv } from "../../../ern/text/write-table";
import type { ErnDiagnostic } from "../../../ern/types";
import { kindOf } from "../../files/diagnostic-filter";
import type { ValidationDiagnostic } from "../../validation/types";

const HEADINGS = ["Severity", "Source", "Kind", "Line", "Column", "Problem", "Remedy", "Path"];

const toCells = (diagnostic: ErnDiagnostic | ValidationDiagnostic): string[] => {
  const { severity, line, column, message, remedy } = diagnostic;
  const [source, path] = "source" in diagnostic ? [diagnostic.source, diagnostic.path] : ["own checks", ""];
  return [severity, source, kindOf(diagnostic), String(line), String(column), message, remedy, path];
};

/** Problems for the clipboard, with tab-separated fields; a single one needs no headings. */
export const toTsv = (diagnostics: readonly (ErnDiagnostic | ValidationDiagnostic)[]): string =>
  writeTsv([...(diagnostics.length > 1 ? [HEADINGS] : []), ...diagnostics.map(toCells)]);
