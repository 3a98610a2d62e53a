import type { ConversionGroup, Outcome } from "../../ern/convert/conversion";
import type { SchemaModel } from "../../ern/schema/schema-model";
import type { TrackPlan } from "../../ern/tracks/plan-tracks";
import type { ErnEncoding, ErnErrorDetails, Splice } from "../../ern/types";
import type { StructureRow, StructureMatches, Analysis } from "./structure/analysis";
import type { EditCommand, Inspection, TrackTable } from "./inspection";
import type { Comparison, MessageComparison } from "./comparison";
import type { FileSummary, UnpackedFile } from "./file-summary";

export type ExportFormat = "graph" | "flat" | "csv";

/** A converted message, and what happened to its parts: the number for each outcome, and the groups. */
export interface ConversionReport {
  source: string;
  counts: Record<Outcome, number>;
  groups: ConversionGroup[];
}

/** The texts that the worker has: the current source, the original, and another message to compare it with. */
export type TextName = "source" | "original" | "other";

/** A part of an update of a text; jobs refer to the text by its number once the last part has arrived. */
export interface TextPart {
  name: TextName;
  number: number;
  /** Number of the text that the splices apply to; undefined for an empty one. */
  base?: number;
  splices: Splice[];
  isLast: boolean;
}

/** The jobs of the worker, with their input and output. */
export interface Jobs {
  text: { input: TextPart; output: undefined };
  /** `source` is the number of the text. The answer has the first items of the structure, and their total number. */
  analyze: {
    input: { source: number; revision: number; encoding: ErnEncoding };
    output: Analysis & { itemCount: number };
  };
  /** Items of the structure from an index, as many as the page can process without a noticeable delay. */
  structure: { input: { revision: number; from: number }; output: StructureRow[] };
  /** Rows that match, ignoring case and accents. A newer query ends an older one. */
  findInStructure: { input: { revision: number; query: string }; output: StructureMatches };
  edit: { input: { revision: number; command: EditCommand }; output: Splice[] };
  /** Plans what a table would change. */
  planTracks: { input: { revision: number; table: TrackTable }; output: TrackPlan };
  /** Sets what a loaded schema allows, which is then used for messages of its namespace. */
  allow: { input: { model: SchemaModel | null }; output: undefined };
  inspect: { input: { revision: number; offset: number }; output: Inspection };
  compare: { input: { original: number; source: number; encoding: ErnEncoding }; output: Comparison };
  /** Builds XML from a release's JSON. */
  build: { input: { json: string }; output: string };
  /** The JSON Schema of the input for building. */
  schema: { input: object; output: string };
  export: { input: { revision: number; format: ExportFormat }; output: string };
  convert: { input: { revision: number }; output: ConversionReport };
  /** What happened to each part of it, as CSV. */
  conversionReport: { input: { revision: number }; output: string };
  /** `other` and `source` are the numbers of the texts. */
  compareWith: { input: { other: number; source: number }; output: MessageComparison };
  /** All differences between the two messages, as CSV. */
  comparisonReport: { input: { other: number; source: number }; output: string };
  /** The list entry of a file. */
  describeFile: { input: { file: Blob; isChecked: boolean }; output: FileSummary };
  unpack: { input: { archive: Blob }; output: UnpackedFile[] };
}

export type JobName = keyof Jobs;

/** The shape of a worker's jobs. */
export type SomeJobs<Known> = { [Name in keyof Known]: { input: unknown; output: unknown } };

export type JobRequest<Known extends SomeJobs<Known> = Jobs> = {
  [Name in keyof Known]: { id: number; name: Name; input: Known[Name]["input"] };
}[keyof Known];

export type JobAnswer =
  | { id: number; progress: number }
  | { id: number; output: unknown }
  /** Code of the site that the job needs couldn't be loaded. */
  | { id: number; isMissing: true }
  | { id: number; error: ErnErrorDetails | { message: string } };
