import { type ErnDocument, positionAt, type ReportedProblem } from "../../src";

/** What is wrong in a delivery, by what it is about. */
export type BatchCode =
  | "file-missing"
  | "file-empty"
  | "file-unnamed"
  | "file-name"
  | "hash-sum"
  | "file-size"
  | "link"
  | "unreadable"
  | "folder-name"
  | "release-twice"
  | "manifest";

export type BatchProblem = ReportedProblem & { code: BatchCode };

/** Returns a problem of a file, or of a place in a document. */
export const toProblem = (
  code: BatchCode,
  [message, remedy]: readonly [string, string],
  {
    document,
    from,
    severity = "error",
  }: { document?: ErnDocument; from?: number; severity?: "error" | "warning" } = {},
): BatchProblem => {
  const { line, column } = document && from !== undefined ? positionAt(document, from) : { line: 1, column: 1 };
  return { severity, code, line, column, message, remedy };
};
