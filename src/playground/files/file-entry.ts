import { isZip } from "@ddex-suite/ern";
import { type Problem, problemsOf, type Verdict } from "@ddex-suite/ern/validate";

import type { FileSummary } from "../workers/describe-file";

/** A file that was opened, alone or in a folder or an archive: its bytes, or why they are missing. */
export interface ListedFile {
  /** Includes the names of its folders and its archive. */
  path: string;
  content?: File;
  problem?: string;
}

export interface FileEntry extends ListedFile {
  id: number;
  summary?: FileSummary;
  /** What the loaded schema and rules found; undefined if there were none, or it wasn't checked. */
  verdicts?: readonly Verdict[];
}

export const findFileProblems = ({ summary, verdicts = [] }: FileEntry): Problem[] | undefined =>
  summary?.diagnostics
    ? [...problemsOf(summary.diagnostics, verdicts), ...(summary.advice?.diagnostics ?? [])]
    : undefined;

export interface FilesState {
  entries: readonly FileEntry[];
  running: { isCheck: boolean; done: number; total: number } | null;
}

export const toRelativePath = (file: File): string => file.webkitRelativePath || file.name;

/** Returns whether it is a ZIP, whatever its name is. One that can't be read is as its name says. */
export const isArchive = async (file: File): Promise<boolean> => {
  if (/\.zip$/i.test(file.name)) return true;
  const head = file.slice(0, 4).arrayBuffer();
  return isZip(new Uint8Array(await head.catch(() => new ArrayBuffer(0))));
};

export const isSchema = ({ path }: ListedFile): boolean => /\.(?:xsd|sch)$/i.test(path);
