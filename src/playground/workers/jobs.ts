import type { Outcome } from "../../ern/convert/conversion";
import type { ConversionGroup } from "../../ern/convert/report";
import type { SchemaModel } from "../../ern/schema/schema-model";
import type { TrackPlan } from "../../ern/tracks/plan-tracks";
import type { ErnEncoding, ErnErrorDetails, Splice } from "../../ern/types";
import type { StructureRow, StructureMatches, Analysis } from "./analysis";
import type { EditCommand, Inspection, TrackTable } from "./inspection";
import type { Comparison, MessageComparison } from "./comparison";
import type { FileSummary, UnpackedFile } from "./file-summary";

export type ExportFormat = "graph" | "flat" | "csv";

/** A converted message, and what became of its parts: how many of each outcome, and kind by kind. */
export interface ConversionReport {
  source: string;
  counts: Record<Outcome, number>;
  groups: ConversionGroup[];
}

/** The texts that the worker has: the source as it is, as it was opened, and another message to compare it with. */
export type TextName = "source" | "original" | "other";

/** A part of what makes a text another; jobs name the text by its number once the last part is there. */
export interface TextPart {
  name: TextName;
  number: number;
  /** Number of the text that the splices are of; none where they are of an empty one. */
  base?: number;
  splices: Splice[];
  isLast: boolean;
}

/** What the worker does: for each job, what it is given and what it gives. */
export interface Jobs {
  text: { input: TextPart; output: undefined };
  /** `source` is the number of the text. The answer has the first items of the structure, and how many there are. */
  analyze: {
    input: { source: number; revision: number; encoding: ErnEncoding };
    output: Analysis & { itemCount: number };
  };
  /** Items of the structure from a number on, as many as the page takes without a reader noticing. */
  structure: { input: { revision: number; from: number }; output: StructureRow[] };
  /** Rows that say something, whatever its case and accents. A newer question ends an older one. */
  findInStructure: { input: { revision: number; query: string }; output: StructureMatches };
  edit: { input: { revision: number; command: EditCommand }; output: Splice[] };
  /** Says what a table would change. */
  planTracks: { input: { revision: number; table: TrackTable }; output: TrackPlan };
  /** Tells what a schema that is given allows: what is asked of its messages is answered by it from now on. */
  allow: { input: { model: SchemaModel | null }; output: undefined };
  inspect: { input: { revision: number; offset: number }; output: Inspection };
  compare: { input: { original: number; source: number; encoding: ErnEncoding }; output: Comparison };
  /** Text of a release's JSON; gives XML. */
  build: { input: { json: string }; output: string };
  /** The JSON Schema of what can be built. */
  schema: { input: object; output: string };
  export: { input: { revision: number; format: ExportFormat }; output: string };
  /** The message as ERN 4.3. */
  convert: { input: { revision: number }; output: ConversionReport };
  /** What became of each part of it, as CSV. */
  conversionReport: { input: { revision: number }; output: string };
  /** `other` and `source` are the numbers of the texts. */
  compareWith: { input: { other: number; source: number }; output: MessageComparison };
  /** All that the two messages say differently, as CSV. */
  comparisonReport: { input: { other: number; source: number }; output: string };
  /** What a list of files says of a file. */
  describeFile: { input: { file: Blob; isChecked: boolean }; output: FileSummary };
  unpack: { input: { archive: Blob }; output: UnpackedFile[] };
}

export type JobName = keyof Jobs;

/** The form of what a worker does. */
export type SomeJobs<Known> = { [Name in keyof Known]: { input: unknown; output: unknown } };

export type JobRequest<Known extends SomeJobs<Known> = Jobs> = {
  [Name in keyof Known]: { id: number; name: Name; input: Known[Name]["input"] };
}[keyof Known];

export type JobAnswer =
  | { id: number; progress: number }
  | { id: number; output: unknown }
  /** Code of the site that the job needs could not be loaded. */
  | { id: number; isMissing: true }
  | { id: number; error: ErnErrorDetails | { message: string } };
