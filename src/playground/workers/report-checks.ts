import { type ErnDiagnostic, type ErnDocument, type ReportFormat, writeReport } from "../../ern";
import { listChecks } from "../validation/list-checks";
import type { Verdict } from "../validation/types";

export interface ReportInput {
  file: string;
  own: readonly ErnDiagnostic[];
  verdicts: readonly Verdict[];
  document?: ErnDocument;
  format: ReportFormat;
}

/** What was checked in a message, in a format. */
export const reportChecks = ({ file, own, verdicts, document, format }: ReportInput): string =>
  writeReport([{ file, checks: listChecks(own, verdicts, document) }], format);
