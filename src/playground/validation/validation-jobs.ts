import type { SchemaModel } from "../../ern/schema/schema-model";
import type { TextPart } from "../workers/jobs";
import type { SchemaFacts, SchemaFile, Verdict } from "./types";

/** A file as it comes. */
export interface GivenFile {
  name: string;
  content: Blob;
  /** Where it was in its archive; none of a file by itself. */
  folder?: string;
}

/** What the validator's worker does: for each job, what it is given and what it gives. */
export interface ValidationJobs {
  text: { input: TextPart; output: undefined };
  /** Reads what files say of themselves; rejects with the first that is none. */
  describe: { input: { files: GivenFile[] }; output: SchemaFacts[] };
  /** Says what a schema, with the files that it needs, allows. */
  model: { input: { main: string; files: SchemaFile[] }; output: SchemaModel };
  /** Checks the text of this number with a schema, the files that it needs, and rules. */
  validate: {
    input: { source: number; main?: string; files: SchemaFile[]; rules: SchemaFile[] };
    output: Verdict[];
  };
}
