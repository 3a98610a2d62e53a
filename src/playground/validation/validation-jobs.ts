import type { SchemaModel } from "../../ern/schema/schema-model";
import type { TextPart } from "../workers/jobs";
import type { SchemaFacts, SchemaFile, Verdict } from "./types";

/** A file as added by the user. */
export interface GivenFile {
  name: string;
  content: Blob;
  /** Its folder in an archive; undefined for a single file. */
  folder?: string;
}

/** The jobs of the validator's worker, with their input and output. */
export interface ValidationJobs {
  text: { input: TextPart; output: undefined };
  /** Reads what files say about themselves; rejects with the first that isn't valid. */
  describe: { input: { files: GivenFile[] }; output: SchemaFacts[] };
  /** Returns what a schema, with the files that it needs, allows. */
  model: { input: { main: string; files: SchemaFile[] }; output: SchemaModel };
  /** Checks the text with this number with a schema, the files that it needs, and rules. */
  validate: {
    input: { source: number; main?: string; files: SchemaFile[]; rules: SchemaFile[] };
    output: Verdict[];
  };
}
