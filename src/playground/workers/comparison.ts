import type { ComparedPart, MeaningChange } from "../../ern/compare/comparison";

export interface DiffRow {
  kind: "same" | "removed" | "added" | "gap";
  /** Number of the line before and after; none where it is not there. */
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
  /** SHA-256 of the canonical form, in hexadecimal; null where it is no well-formed XML. */
  hash: string | null;
}

/** What two messages say differently: the first changes, with the line that each stands on in the other message. */
export type MeaningComparison =
  | { changes: (MeaningChange & { line?: number })[]; count: number; counts: Partial<Record<ComparedPart, number>> }
  | { problem: string };

/** How the open message differs from another. */
export interface MessageComparison {
  meaning: MeaningComparison;
  text: Omit<Comparison, "before" | "after">;
}
