import type { ErnDiagnostic } from "../../ern/types";

/** What a list of files shows for a message. */
export interface FileSummary {
  /** "ERN 4.3"; empty if unknown. */
  version: string;
  messageId: string;
  releases: number;
  tracks: number;
  /** The problems; null if they weren't requested. */
  diagnostics: ErnDiagnostic[] | null;
}

/** A file of an archive, or why it was not unpacked. */
export type UnpackedFile = { path: string; content: File } | { path: string; problem: string };
