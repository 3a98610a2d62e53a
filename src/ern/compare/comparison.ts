import type { Range } from "../types";

/** The parts of a message that a comparison is sorted by. */
export type ComparedPart = "message" | "parties" | "releases" | "tracks" | "resources" | "deals";

/** Moved: same content, different position among the others. */
export type ChangeKind = "added" | "removed" | "changed" | "moved";

/** What one of two messages has, and where. */
export interface Said extends Range {
  text: string;
}

/** A difference between two messages. */
export interface MeaningChange {
  part: ComparedPart;
  kind: ChangeKind;
  /** What changed: "Paper Boats, ISRC QZ-…". */
  of: string;
  /** The field that changed: "Duration"; undefined if all of it was added or removed. */
  field?: string;
  before?: Said;
  after?: Said;
}
