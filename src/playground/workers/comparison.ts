import type { ComparedPart, MeaningChange } from "../../ern/compare/comparison";

export interface DiffRow {
  kind: "same" | "removed" | "added" | "gap";
  /** Line number before and after; undefined if it's missing there. */
  before?: number;
  after?: number;
  text: string;
}

/** What has changed since a message was opened. */
export interface Comparison {
  rows: DiffRow[];
  /** Are there more rows than these? */
  more: boolean;
  changedLines: number;
  before: SideFacts;
  after: SideFacts;
}

export interface SideFacts {
  bytes: number;
  /** SHA-256 of the canonical form, in hexadecimal; null if it isn't well-formed XML. */
  hash: string | null;
}

/** The first differences between two messages, with their lines in both. */
export type MeaningComparison =
  | { changes: (MeaningChange & { line?: number })[]; count: number; counts: Partial<Record<ComparedPart, number>> }
  | { problem: string };

/** How the open message differs from another. */
export interface MessageComparison {
  meaning: MeaningComparison;
  text: Omit<Comparison, "before" | "after">;
}
