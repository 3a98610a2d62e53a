import type { ErnDiagnostic } from "../../ern/types";

/** What a list of files says of a message. */
export interface FileSummary {
  /** "ERN 4.3"; empty where it is not known. */
  version: string;
  messageId: string;
  releases: number;
  tracks: number;
  /** What the checks find; null where it was not asked for. */
  diagnostics: ErnDiagnostic[] | null;
}

/** A file of an archive, or why it was not unpacked. */
export type UnpackedFile = { path: string; content: File } | { path: string; problem: string };
