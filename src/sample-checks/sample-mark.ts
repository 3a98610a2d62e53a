import type { Check } from "./samples/checker";
import type { ReportedBlock } from "./sample-report";

/** What readers see at a block, in a word. */
export interface SampleMark {
  word: string;
  /** Id of the heading that explains it, on the page of the report. */
  id: string;
  title: string;
}

/** The marks by what was done with a block. An output that was compared has none, for that is what readers expect of it. */
export const sampleMarks = {
  executed: { word: "ran", id: "ran", title: "This code was run" },
  compiled: { word: "compiled", id: "compiled", title: "This code was compiled" },
  typeChecked: { word: "type-checked", id: "type-checked", title: "The types of this code were checked" },
  validated: { word: "validated", id: "validated", title: "This was checked against rules for its kind" },
  parsed: { word: "parsed", id: "parsed", title: "The syntax of this code was checked" },
  unchecked: { word: "not checked", id: "not-checked", title: "Nothing checked this block" },
  recorded: { word: "recorded", id: "recorded", title: "This output comes from an earlier run" },
  wrong: { word: "wrong on purpose", id: "wrong-on-purpose", title: "This code fails, as the text says" },
} as const satisfies Record<string, SampleMark>;

const isMarked = (check: Check): check is Exclude<Check, "compared" | "shown"> => check in sampleMarks;

/** Was this output made by nothing that is known? */
const isLooseOutput = ({ check, language }: Pick<ReportedBlock, "check" | "language">): boolean =>
  check === "shown" && language === "Output";

/** The block as readers are told of it: an output that nothing made is not checked. */
export const sampleMark = (block: Pick<ReportedBlock, "check" | "language" | "wrong">): SampleMark | undefined => {
  if (block.wrong !== undefined) return sampleMarks.wrong;
  if (isLooseOutput(block)) return sampleMarks.unchecked;
  return isMarked(block.check) ? sampleMarks[block.check] : undefined;
};
