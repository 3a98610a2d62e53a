import type { Range } from "../types";

/** The parts of a message by which a comparison is sorted. */
export type ComparedPart = "message" | "parties" | "releases" | "tracks" | "resources" | "deals";

/** Moved: it says what it said, at another place among the others. */
export type ChangeKind = "added" | "removed" | "changed" | "moved";

/** What one of two messages says, and where. */
export interface Said extends Range {
  text: string;
}

/** A difference in what two messages say. */
export interface MeaningChange {
  part: ComparedPart;
  kind: ChangeKind;
  /** What it is of: "Paper Boats, ISRC QZ-…". */
  of: string;
  /** What of it: "Duration"; none where all of it was added or removed. */
  field?: string;
  before?: Said;
  after?: Said;
}
