/**
 * What the engine refuses, in one table: more than this is an `ErnError` with the code "limit", never a hang. Lengths
 * are counted in UTF-16 code units, as JavaScript counts the characters of a string.
 */
export const LIMITS = {
  /** Length of a message. 50 MB open in a browser's tab; this leaves some room above it. */
  sourceLength: 64 * 1024 * 1024,
  /** Elements inside each other. An ERN message needs about 15. */
  depth: 128,
  /** Attributes of one element, namespace declarations among them. */
  attributes: 256,
  /** Length of a name of an element, attribute or processing instruction. */
  nameLength: 1024,
  /** Length of an attribute's value. */
  attributeLength: 1024 * 1024,
  /** Elements, comments, processing instructions and CDATA sections of a message. */
  nodes: 4_000_000,
  /** Length of a value that an edit sets. */
  editLength: 1024 * 1024,
  /** Problems that `checkErn` lists; it says so when there are more. */
  diagnostics: 1000,
  /** Lines added and removed until `diffLines` shows the rest as one change. */
  changedLines: 2000,
  /** Lines of a table that is taken for the tracks. */
  tableLines: 20_000,
  /** Files of a folder or an archive. */
  files: 2000,
  /** Bytes of an archive, and of what is in it. */
  archiveLength: 512 * 1024 * 1024,
  /** Tracks of a release that `buildFromData` accepts, and as many videos. */
  tracks: 2000,
} as const;
