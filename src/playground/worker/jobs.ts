import type { ErnColumn } from "../engine/model-types";
import type { ReferenceKind } from "../engine/model/references";
import type { ErnEncoding, ErnErrorDetails, ErnIssue, Range, Splice } from "../engine/types";

/** A row of the structure: an element that a reader wants to find. */
export interface StructureItem extends Range {
  label: string;
  /** Reference, number or count. */
  detail: string;
  children: StructureItem[];
}

/** An item without those in it. */
export type StructureRow = Omit<StructureItem, "children"> & { depth: number };

/** A row of the table of tracks, with its lists joined. */
export interface TrackRow extends Range {
  cells: Record<ErnColumn, string>;
}

/** What the page knows of a message. */
export interface Analysis {
  /** The number of the source that was analysed; what else is asked about it names it. */
  revision: number;
  /** Is it well-formed XML? The issues say why not. */
  wellFormed: boolean;
  /** The number of the source that structure and tracks are of, where this one cannot be read and an earlier one could. */
  lastRead?: number;
  /** "ERN 4.3"; empty where it is not known. */
  version: string;
  /** Its id, and the names of those who send and receive it; empty where they are not there. */
  header?: { messageId: string; sender: string; recipient: string };
  structure: StructureItem[];
  /** The first of the tracks. */
  tracks: TrackRow[];
  trackCount: number;
  issues: ErnIssue[];
}

/** An edit in words that can be posted. Elements are named by path, which outlives other edits. */
export type EditCommand =
  | { do: "setText"; path: string; value: string }
  | { do: "setAttribute"; path: string; name: string; value: string }
  | { do: "addElement"; path: string; name: string; value: string }
  | { do: "removeElement"; path: string }
  | { do: "renameReference"; kind: ReferenceKind; from: string; to: string };

/** A value that the form shows. */
interface FormField extends Range {
  label: string;
  value: string;
  path: string;
  /** The attribute, where it is one's value. */
  attribute?: string;
}

/** A reference that can be renamed, and in how many places it stands. */
export interface NamedReference {
  kind: ReferenceKind;
  value: string;
  count: number;
}

/** The header, party, resource, release or deal around the cursor. */
export interface FormPart {
  title: string;
  path: string;
  fields: FormField[];
  reference: NamedReference | null;
}

/** The element at the cursor. */
export interface ElementInfo {
  name: string;
  path: string;
  /** Its text; null where it has elements in it. */
  text: string | null;
  attributes: { name: string; value: string }[];
  addable: string[];
  isRoot: boolean;
}

export interface Inspection {
  part: FormPart | null;
  element: ElementInfo | null;
}

export type ExportFormat = "graph" | "flat" | "csv";

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

/** The texts that the worker has: the source as it is, and as it was opened. */
export type TextName = "source" | "original";

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
  analyze: { input: { source: number; revision: number }; output: Analysis & { itemCount: number } };
  /** Items of the structure from a number on, as many as the page takes without a reader noticing. */
  structure: { input: { revision: number; from: number }; output: StructureRow[] };
  edit: { input: { revision: number; command: EditCommand }; output: Splice[] };
  inspect: { input: { revision: number; offset: number }; output: Inspection };
  compare: { input: { original: number; source: number; encoding: ErnEncoding }; output: Comparison };
  /** Text of a release's JSON; gives XML. */
  build: { input: { json: string }; output: string };
  /** The JSON Schema of what can be built. */
  schema: { input: object; output: string };
  export: { input: { revision: number; format: ExportFormat }; output: string };
}

export type JobName = keyof Jobs;

export type JobRequest = { [Name in JobName]: { id: number; name: Name; input: Jobs[Name]["input"] } }[JobName];

export type JobAnswer =
  | { id: number; progress: number }
  | { id: number; output: unknown }
  | { id: number; error: ErnErrorDetails | { message: string } };
