/** A tab of a browser can open 50 MB, and has less memory than Node.js; the limits leave some headroom. */
const isInBrowser = "document" in globalThis || "importScripts" in globalThis;

/**
 * What the engine refuses: anything above these limits throws an `ErnError` with the code "limit" instead of hanging.
 * Lengths are UTF-16 code units, like the length of a JavaScript string.
 */
export const LIMITS = {
  /** Length of a message. */
  sourceLength: (isInBrowser ? 64 : 256) * 1024 * 1024,
  /** Nested elements. An ERN message needs about 15. */
  depth: 128,
  /** Attributes of one element, namespace declarations among them. */
  attributes: 256,
  /** Length of a name of an element, attribute or processing instruction. */
  nameLength: 1024,
  /** Length of an attribute's value. */
  attributeLength: 1024 * 1024,
  /** Elements, comments, processing instructions and CDATA sections of a message. */
  nodes: isInBrowser ? 4_000_000 : 16_000_000,
  /** Length of a value that an edit sets. */
  editLength: 1024 * 1024,
  /** Problems that `checkErn` lists; it reports if there are more. */
  diagnostics: 1000,
  /** Lines added and removed before `diffLines` shows the rest as one change. */
  changedLines: 2000,
  /** Lines of a table that is read as tracks. */
  tableLines: 20_000,
  /** Files of a folder or an archive. */
  files: 2000,
  /** Bytes of an archive, and of its contents. */
  archiveLength: 512 * 1024 * 1024,
  /** Tracks of a release that `buildFromData` accepts, and the same number of videos. */
  tracks: 2000,
} as const;
