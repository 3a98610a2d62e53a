import type { BlockStatus, ReportedBlock } from "./sample-report";

/** The word that readers see at a block. */
export interface SampleMark {
  word: string;
  /** Id of the heading that explains it on the report's page. */
  id: string;
  title: string;
}

/** The marks for what we know about a block. A compared output has none, because readers expect it to be right. */
export const sampleMarks = {
  executed: { word: "ran", id: "ran", title: "This code was run" },
  compiled: { word: "compiled", id: "compiled", title: "This code was compiled" },
  typeChecked: { word: "type-checked", id: "type-checked", title: "The types of this code were checked" },
  validated: { word: "validated", id: "validated", title: "This was checked against rules for its kind" },
  parsed: { word: "parsed", id: "parsed", title: "The syntax of this code was checked" },
  pending: { word: "not yet checked", id: "not-yet-checked", title: "This block has changed since the last check" },
  unchecked: { word: "not checked", id: "not-checked", title: "Nothing checked this block" },
  recorded: { word: "recorded", id: "recorded", title: "This output comes from an earlier run" },
  wrong: { word: "wrong on purpose", id: "wrong-on-purpose", title: "This code fails, as the text says" },
} as const satisfies Record<Exclude<BlockStatus, "compared"> | "wrong", SampleMark>;

/** Returns the mark of a block; undefined for a compared output. */
export const sampleMark = ({ status, wrong }: Pick<ReportedBlock, "status" | "wrong">): SampleMark | undefined => {
  if (wrong !== undefined && status !== "pending") return sampleMarks.wrong;
  return status === "compared" ? undefined : sampleMarks[status];
};
