import type { ErnColumn } from "../../ern/model-types";
import type { TextMeasure } from "../../ern/text/measure-text";
import type { ErnDiagnostic, Range } from "../../ern/types";

/** A row of the structure: an element that a reader wants to find. */
export interface StructureItem extends Range {
  label: string;
  /** Reference, number or count. */
  detail: string;
  children: StructureItem[];
}

/** An item without those in it. */
export type StructureRow = Omit<StructureItem, "children"> & { depth: number };

/** The value, or the name, by which a row of the structure was found. */
export interface FoundValue extends Range {
  /** Of its element or attribute. */
  name: string;
  value: string;
}

/** A row of the structure that was found, or that has one in it. */
export interface FoundRow extends StructureRow {
  isMatch: boolean;
  /** Where it was found by what it does not show. */
  found?: FoundValue;
}

/** What was found in the structure: the first rows, how many match, and of how many. */
export interface StructureMatches {
  rows: FoundRow[];
  count: number;
  itemCount: number;
}

/** A row of the table of tracks, with its lists joined. */
export interface TrackRow extends Range {
  cells: Record<ErnColumn, string>;
}

/** What the page knows of a message. */
export interface Analysis {
  /** The number of the source that was analysed; what else is asked about it names it. */
  revision: number;
  /** Is it well-formed XML? The problems say why not. */
  wellFormed: boolean;
  /** The number of the source that structure and tracks are of, where this one cannot be read and an earlier one could. */
  lastRead?: number;
  /** "ERN 4.3"; empty where it is not known. */
  version: string;
  /** What it says of its schema: the root's namespace, and an address where there is one. */
  claim?: { namespace: string; location: string };
  /** Its id, and the names of those who send and receive it; empty where they are not there. */
  header?: { messageId: string; sender: string; recipient: string };
  structure: StructureItem[];
  /** The first of the tracks. */
  tracks: TrackRow[];
  trackCount: number;
  diagnostics: ErnDiagnostic[];
  /** What its file would be like. */
  file?: TextMeasure;
}
