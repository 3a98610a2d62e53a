import { adviceNames, countProblems } from "@ddex-suite/ern/validate";

import type { FileEntry } from "./file-entry";

export const fileColumns = [
  ["path", "File"],
  ["errors", "Errors"],
  ["warnings", "Warnings"],
  ["profile", adviceNames.profile],
  ["hint", adviceNames.hint],
  ["version", "Version"],
  ["messageId", "Message ID"],
  ["releases", "Releases"],
  ["tracks", "Tracks"],
  ["size", "Bytes"],
] as const;

export type FileColumn = (typeof fileColumns)[number][0];

export interface Order {
  column: FileColumn;
  isDescending: boolean;
}

/** The number of problems; undefined if it wasn't checked. */
const countSeverity = ({ summary, verdicts }: FileEntry, severity: "error" | "warning"): number | undefined =>
  summary?.diagnostics ? countProblems(summary.diagnostics, verdicts)[severity] : undefined;

export const cellValue = (entry: FileEntry, column: FileColumn): string | number | undefined => {
  if (column === "path") return entry.path;
  if (column === "size") return entry.content?.size;
  if (column === "errors") return countSeverity(entry, "error");
  if (column === "warnings") return countSeverity(entry, "warning");
  if (column === "profile" || column === "hint") {
    const { advice } = entry.summary ?? {};
    return advice?.kind === column && advice.unchecked === undefined ? advice.count : undefined;
  }
  return entry.summary?.[column];
};

const compareCells = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en", { numeric: true });

/** Sorts files by a column; unknown values come last in either direction. */
export const sortEntries = (entries: readonly FileEntry[], { column, isDescending }: Order): FileEntry[] => {
  const cells = new Map(entries.map((entry) => [entry, cellValue(entry, column)]));
  return [...entries].sort((a, b) => {
    const [left, right] = [cells.get(a), cells.get(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return isDescending ? compareCells(right, left) : compareCells(left, right);
  });
};
