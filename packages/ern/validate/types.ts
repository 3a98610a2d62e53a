import type { ErnDiagnostic } from "../src/types";

/** A file that a schema needs; an import has a namespace of its own. */
export interface SchemaNeed {
  namespace: string;
  /** As written in the schema: a name, or an address that ends in one. */
  location: string;
}

export interface SchemaFacts {
  /** SHA-256 of its name and its bytes, because files of two versions may differ in only one of them. */
  id: string;
  name: string;
  size: number;
  kind: "schema" | "rules";
  /** The namespace of a schema; those named by rules. */
  namespaces: string[];
  /** Its version attribute; empty if it has none. */
  version: string;
  needs: SchemaNeed[];
}

export interface SchemaFile extends SchemaFacts {
  /** A counter of the times that files were added, and of the folders each time: files with the same number belong together. */
  batch: number;
  /** The numbers of earlier times that the same file was added. */
  earlier?: readonly number[];
  content: Blob;
}

export interface GivenFile {
  name: string;
  content: Blob;
  /** Its folder in an archive; undefined for a single file. */
  folder?: string;
}

export interface ValidationDiagnostic extends Omit<ErnDiagnostic, "code" | "node" | "fix"> {
  source: "schema" | "rules";
  path: string;
  /** The validator's own wording; undefined if that's the message. */
  original?: string;
  rules?: string;
}

export interface Verdict {
  name: string;
  version: string;
  source: ValidationDiagnostic["source"];
  state: "passed" | "diagnostics" | "incomplete" | "failed";
  /** Why it wasn't checked, and what to do about it. */
  problem?: string;
  diagnostics: ValidationDiagnostic[];
  /** The number of problems, of which the first are listed. */
  count: number;
}
