/**
 * Words of the engine. An offset is an index into `source`, counted in UTF-16 code units like CodeMirror's; lines and
 * columns begin with 1; a range goes from its first offset to the one after its last.
 */

/** A node of a document: its row in the document's table. 0 is the document itself. Valid for that document only. */
export type NodeId = number;

export interface Range {
  from: number;
  to: number;
}

export interface Position {
  offset: number;
  line: number;
  column: number;
}

export type NodeKind = "document" | "element" | "comment" | "instruction" | "cdata" | "declaration";

/**
 * The nodes in document order, as one column per property, for a message of 10 MB has 300,000 of them. Text is not in
 * it: text is what lies between the nodes. The functions of `nodes.ts` read it.
 */
export interface NodeTable {
  /** How many there are, the document with them. */
  readonly count: number;
  /** Indexes of `NODE_KINDS`. */
  readonly kind: Uint8Array;
  /** Indexes of `names`: an element's name as written, with its prefix; an instruction's target. */
  readonly name: Uint32Array;
  readonly names: readonly string[];
  /** From the first character of a node's markup to the one after its last. */
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  /** What an element has between its tags; both are its end where it is `<Empty/>`. */
  readonly contentStart: Uint32Array;
  readonly contentEnd: Uint32Array;
  readonly parent: Uint32Array;
  /** The first node after this one and all in it: the next sibling, when it has the same parent. */
  readonly after: Uint32Array;
}

/** A parsed message. It never changes: an edit gives a new source, which is parsed again. */
export interface ErnDocument {
  /** The whole message, byte order mark and line ends as they came. */
  readonly source: string;
  readonly nodes: NodeTable;
  /** The root element. */
  readonly root: NodeId;
  /** Offsets at which lines begin; `\n`, `\r\n` and `\r` end a line. */
  readonly lineStarts: Uint32Array;
}

/** How bytes were read, and how `encodeErn` writes them back. A byte order mark is the first character of the source. */
export type ErnEncoding = "utf-8" | "utf-16le" | "utf-16be" | "iso-8859-1" | "windows-1252";

export interface ErnText {
  source: string;
  encoding: ErnEncoding;
}

/** An attribute as written, found in its element's tag. */
export interface ErnAttribute {
  /** With its prefix. */
  name: string;
  /** Its meaning: entities resolved, white space normalised as XML asks. */
  value: string;
  /** What stands between the quotes. */
  range: Range;
  /** From the name to the closing quote. */
  from: number;
  to: number;
  quote: '"' | "'";
}

export interface ParseOptions {
  /** Is told the part that is done, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Stops the work when aborted, with an `ErnError` of the code "cancelled". */
  signal?: { readonly aborted: boolean };
}

export type ErnErrorCode = "malformed" | "doctype" | "limit" | "encoding" | "cancelled" | "edit" | "data";

/** What `ErnError` carries; plain data, so a worker can post it. */
export interface ErnErrorDetails extends Position {
  code: ErnErrorCode;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  remedy: string;
  /** Where in JSON data, "$.tracks[2].isrc", for errors of the code "data". */
  path?: string;
  /** The offset after what is wrong, where more than one character is. */
  to?: number;
  /** Id of the entry of the error catalogue that explains it. */
  entry?: string;
  /** What puts it right at once, where that is known. */
  fix?: Fix;
}

/** Replaces what stands from one offset to another. The splices of an edit are in order, and none touches another. */
export interface Splice extends Range {
  insert: string;
}

/** An edit: the splices, offsets of the old source, and the new source. All outside the splices stays as it was. */
export interface ErnEdit {
  splices: Splice[];
  source: string;
}

/** A correction that can be made at once: what it does, in two or three words, and how. */
export interface Fix {
  label: string;
  splices: Splice[];
}

/** What is wrong in the markup of a text. */
export interface SyntaxFault extends Range {
  message: string;
  remedy: string;
  /** Id of the entry of the error catalogue that explains it. */
  entry?: string;
  fix?: Fix;
}

export type Severity = "error" | "warning";

export type DiagnosticCode =
  | "malformed"
  | "version"
  | "encoding"
  | "missing"
  | "dangling-reference"
  | "duplicate-reference"
  | "isrc"
  | "icpn"
  | "grid"
  | "duration"
  | "date"
  | "territory"
  | "order"
  | "unknown-element"
  | "unknown-attribute"
  | "text"
  | "value"
  | "boolean"
  | "number"
  | "language"
  | "reference"
  | "dpid"
  | "party-id"
  | "iswc"
  | "date-order"
  | "duplicate-isrc"
  | "not-in-release"
  | "limit";

/** A problem of `checkErn`: what is wrong in `message`, how to fix it in `remedy`. */
export interface ErnDiagnostic extends Position, Range {
  severity: Severity;
  code: DiagnosticCode;
  message: string;
  remedy: string;
  /** Id of the entry of the error catalogue that explains it. */
  entry?: string;
  /** The element it is about; none where the message could not be parsed. */
  node?: NodeId;
  /** The name of the child or the attribute that is missing, too many or unknown. */
  name?: string;
  /** What puts it right at once: one way, or some to choose from. */
  fixes?: Fix[];
  /** How many others it stands for, which are not listed. */
  unlisted?: Record<Severity, number>;
}
