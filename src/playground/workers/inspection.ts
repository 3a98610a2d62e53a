import type { ErnColumn } from "../../ern/model-types";
import type { ReferenceKind } from "../../ern/model/references";
import type { TrackEdit } from "../../ern/tracks/edit-tracks";
import type { Range } from "../../ern/types";

/** An edit in words that can be posted. Elements are named by path, which outlives other edits. */
export type EditCommand =
  | { do: "setText"; path: string; value: string }
  | { do: "setAttribute"; path: string; name: string; value: string }
  | { do: "addElement"; path: string; name: string; value: string }
  | { do: "removeElement"; path: string }
  | { do: "renameReference"; kind: ReferenceKind; from: string; to: string }
  | TrackEdit;

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

/** A child that an element may get. */
interface AddableChild {
  name: string;
  /** The children that come with it, for it cannot be without them; none where it has a text. */
  required?: string[];
}

/** The element at the cursor. */
export interface ElementInfo {
  name: string;
  path: string;
  /** Its text; null where it has elements in it. */
  text: string | null;
  attributes: { name: string; value: string }[];
  addable: AddableChild[];
  /** Who says what can be added; none where nobody does. */
  allowedBy?: string;
  isRoot: boolean;
}

export interface Inspection {
  part: FormPart | null;
  element: ElementInfo | null;
}

/** A table of tracks from outside: a file, or cells that are pasted at a track into columns from one on. */
export type TrackTable = { csv: string } | { pasted: string; track: number; columns: readonly ErnColumn[] };
