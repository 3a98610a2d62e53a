import type { Diagnostic } from "../../../diagnostics/diagnostic";
import type { CodeMeta } from "../../../mdx/code/code-meta";

/** What a code fence says about the check of its block. */
type Marks = Pick<CodeMeta, "title" | "continues" | "unchecked" | "wrong" | "within" | "schema" | "recorded" | "of">;

/** A fenced code block in a content file. */
export interface Sample extends Marks {
  /** Path of the content file from the project root. */
  file: string;
  /** Line of the code fence in that file. */
  line: number;
  /** Changes with everything that its check depends on (`digestSamples`). */
  digest: string;
  heading?: { id: string; text: string };
  /** As the fence names it. */
  language: string;
  /** Its text; lines marked as deleted are empty. */
  code: string;
  /** The file that the code comes from, if it isn't in the fence. */
  from?: string;
}

/** A problem with a sample; `line` counts from 0 at the sample's first line. */
export interface SampleDiagnostic extends Diagnostic {
  line: number;
}

/** Samples that form one program: a block and the blocks that continue it. */
export interface Program {
  parts: readonly Sample[];
  language: string;
  /** File name in the first part's title. */
  title?: string;
  code: string;
}
