import type { ErnColumn } from "../../ern/model-types";
import type { ReferenceKind } from "../../ern/model/references";
import type { TrackEdit } from "../../ern/tracks/edit-tracks";
import type { Range } from "../../ern/types";

/** An edit that can be posted. Elements are identified by path, which stays valid after other edits. */
export type EditCommand =
  | { do: "setText"; path: string; value: string }
  | { do: "setAttribute"; path: string; name: string; value: string }
  | { do: "addElement"; path: string; name: string; value: string }
  | { do: "removeElement"; path: string }
  | { do: "renameReference"; kind: ReferenceKind; from: string; to: string }
  | TrackEdit;

/** A value in the form. */
interface FormField extends Range {
  label: string;
  value: string;
  path: string;
  /** The attribute, if it's an attribute's value. */
  attribute?: string;
}

/** A reference that can be renamed, and the number of its occurrences. */
export interface NamedReference {
  kind: ReferenceKind;
  value: string;
  count: number;
}

/** The header, party, resource, release or deal at the cursor. */
export interface FormPart {
  title: string;
  path: string;
  fields: FormField[];
  reference: NamedReference | null;
}

/** A child that an element may get. */
interface AddableChild {
  name: string;
  /** The children that it requires and that are added with it; undefined if it has text. */
  required?: string[];
}

/** The element at the cursor. */
export interface ElementInfo {
  name: string;
  path: string;
  /** Its text; null if it has child elements. */
  text: string | null;
  attributes: { name: string; value: string }[];
  addable: AddableChild[];
  /** The source of what can be added; undefined if there is none. */
  allowedBy?: string;
  isRoot: boolean;
}

export interface Inspection {
  part: FormPart | null;
  element: ElementInfo | null;
}

/** An imported table of tracks: a file, or cells pasted at a track and column. */
export type TrackTable = { csv: string } | { pasted: string; track: number; columns: readonly ErnColumn[] };
