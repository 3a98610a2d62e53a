import { type CheckedFile, type ErnDocument, type ReportFormat, withLocations, writeReport } from "../../ern";

export interface ReportInput extends CheckedFile {
  document?: ErnDocument;
  format: ReportFormat;
}

/** What was checked in a message, in a format. */
export const reportChecks = ({ file, checks, document, format }: ReportInput): string =>
  writeReport([{ file, checks: document ? withLocations(checks, document) : checks }], format);
