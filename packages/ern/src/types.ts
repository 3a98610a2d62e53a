/**
 * Basic types of the engine. An offset is an index into `source` in UTF-16 code units, like CodeMirror's; lines and
 * columns are counted from 1; a range ends after its last offset.
 */

/** A node of a document: its row in the document's table, valid for that document only. 0 is the document itself. */
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

/**
 * The nodes in document order, one column per property, because a message of 10 MB has 300,000 of them. Text isn't in
 * the table: it's what lies between the nodes. Read it with the functions in `nodes.ts`.
 */
export interface NodeTable {
  /** The number of nodes, including the document. */
  readonly count: number;
  /** Indexes of `NODE_KINDS`. */
  readonly kind: Uint8Array;
  /** Indexes of `names`: an element's name as written, with its prefix; an instruction's target. */
  readonly name: Uint32Array;
  readonly names: readonly string[];
  /** From the first character of a node's markup to the one after its last. */
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  /** The range between an element's tags; both are its end for `<Empty/>`. */
  readonly contentStart: Uint32Array;
  readonly contentEnd: Uint32Array;
  readonly parent: Uint32Array;
  /** The first node after this one and its descendants: the next sibling, if it has the same parent. */
  readonly after: Uint32Array;
}

/** A parsed message. It never changes: an edit returns a new source, which is parsed again. */
export interface ErnDocument {
  /** The whole message, with its original byte order mark and line ends. */
  readonly source: string;
  readonly nodes: NodeTable;
  /** The root element. */
  readonly root: NodeId;
  /** Offsets where lines begin; `\n`, `\r\n` and `\r` end a line. */
  readonly lineStarts: Uint32Array;
}

/** How bytes were decoded, and how `encodeErn` writes them back. A byte order mark is the first character of the source. */
export type ErnEncoding = "utf-8" | "utf-16le" | "utf-16be" | "iso-8859-1" | "windows-1252";

export interface ErnText {
  source: string;
  encoding: ErnEncoding;
}

/** An attribute as written in its element's tag. */
export interface ErnAttribute {
  /** With its prefix. */
  name: string;
  /** Its value: entities resolved, white space normalised as XML requires. */
  value: string;
  /** The range between the quotes. */
  range: Range;
  /** From the name to the closing quote. */
  from: number;
  to: number;
  quote: '"' | "'";
}

export interface ParseOptions {
  /** Called with the fraction that is done, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Stops the work when aborted, with an `ErnError` of the code "cancelled". */
  signal?: { readonly aborted: boolean };
  /** The document of the message before it was changed. After a small change, only what is around that is read again. */
  previous?: ErnDocument;
}

/** What is wrong, and what to do about it. */
export interface Explanation {
  message: string;
  remedy: string;
  /** Id of the entry of the error catalogue that explains it. */
  entry?: string;
}

export type ErnErrorCode = "malformed" | "doctype" | "limit" | "encoding" | "cancelled" | "edit" | "data";

/** The fields of `ErnError` as plain data, so a worker can post them. */
export interface ErnErrorDetails extends Position, Explanation {
  code: ErnErrorCode;
  /** The JSON path, "$.tracks[2].isrc", for errors of the code "data". */
  path?: string;
  /** The offset after the error, if it covers more than one character. */
  to?: number;
  /** What puts it right at once, where that is known. */
  fix?: Fix;
}

/** Replaces the text between two offsets. The splices of an edit are in order and don't touch each other. */
export interface Splice extends Range {
  insert: string;
}

/** An edit: the splices, as offsets of the old source, and the new source. Everything outside the splices is unchanged. */
export interface ErnEdit {
  splices: Splice[];
  source: string;
}

/** A quick fix: what it does, in two or three words, and how. */
export interface Fix {
  label: string;
  splices: Splice[];
  /** It changes how the message is written, and nothing that it says, so it may be made unasked. */
  isCertain?: true;
}

export interface SyntaxFault extends Range, Explanation {
  fix?: Fix;
}

/** The values that may be somewhere, and the name of their set. */
export interface ValueChoice {
  set: string;
  values: readonly string[];
  /** The attribute whose value it is; undefined for an element's text. */
  attribute?: string;
}

/** "profile" breaks a rule of the message's release profile; "hint" is allowed, but not good practice. */
export type Severity = "error" | "warning" | "profile" | "hint";

export const diagnosticCodes = [
  "malformed",
  "version",
  "encoding",
  "missing",
  "dangling-reference",
  "duplicate-reference",
  "isrc",
  "icpn",
  "grid",
  "duration",
  "date",
  "territory",
  "order",
  "unknown-element",
  "unknown-attribute",
  "namespace",
  "text",
  "value",
  "white-space",
  "boolean",
  "number",
  "language",
  "reference",
  "dpid",
  "party-id",
  "iswc",
  "date-order",
  "duplicate-isrc",
  "duplicate-release-id",
  "not-in-release",
  "profile",
  "deprecated",
  "titles",
  "parental-warning",
  "overlap",
  "avs-version",
  "schema-location",
  "main-release",
  "user-defined",
  "invisible",
  "limit",
] as const;

export type DiagnosticCode = (typeof diagnosticCodes)[number];

/** A problem reported by `checkErn`. */
export interface ErnDiagnostic extends Position, Range, Explanation {
  severity: Severity;
  code: DiagnosticCode;
  /** The element it is about; none where the message could not be parsed. */
  node?: NodeId;
  /** The name of the child or attribute that is missing, superfluous or unknown. */
  name?: string;
  /** The name of the element that it is in, or the nearest one around it that the version knows. */
  about?: string;
  /** Quick fixes: one, or several to choose from. */
  fixes?: Fix[];
  /** What to choose from, if the value is none of its set and none of them is near. */
  choice?: ValueChoice;
  /** How many unlisted problems it represents. */
  unlisted?: Record<"error" | "warning", number>;
}
