import type { ErnDiagnostic } from "../../ern/types";

/** What a schema asks for beside itself: an import has a namespace of its own. */
export interface SchemaNeed {
  namespace: string;
  /** As it stands in the schema: a name, or an address that ends in one. */
  location: string;
}

/** What a file says of itself. */
export interface SchemaFacts {
  /** SHA-256 of its name and its bytes: files of two versions may differ in one of them alone. */
  id: string;
  name: string;
  size: number;
  /** XML Schema, or rules in Schematron. */
  kind: "schema" | "rules";
  /** The namespace that a schema is for; those that rules name. */
  namespaces: string[];
  /** What its own attribute says; empty where it says nothing. */
  version: string;
  needs: SchemaNeed[];
}

/** A file that the reader has brought. */
export interface SchemaFile extends SchemaFacts {
  /** Counts the times that files were brought, and the folders of each time: those of one number belong together. */
  batch: number;
  /** Numbers of the times that the same file was brought before. */
  earlier?: readonly number[];
  content: Blob;
}

/** Something that a schema or a rule finds. */
export interface ValidationDiagnostic extends Omit<ErnDiagnostic, "code" | "node" | "fix"> {
  source: "schema" | "rules";
  /** Where the element is. */
  path: string;
  /** What the validator says in its own words; none where those are the message. */
  original?: string;
  /** The rules that it is of. */
  rules?: string;
  /** Id of the entry that says more, in `content/errors`. */
  entry?: string;
}

/** What was checked with a file, and how it ended. */
export interface Verdict {
  name: string;
  /** "4.3", of a schema of ERN. */
  version: string;
  source: ValidationDiagnostic["source"];
  state: "passed" | "diagnostics" | "incomplete" | "failed";
  /** Why it is not checked, and what to do about it. */
  problem?: string;
  diagnostics: ValidationDiagnostic[];
  /** How many problems there are, of which those above are the first. */
  count: number;
}
