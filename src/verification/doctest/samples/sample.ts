import type { Diagnostic } from "../../../diagnostics/diagnostic";

/** A fenced code block of a content file. */
export interface Sample {
  /** Path of the content file from the project's root. */
  file: string;
  /** Line of the fence in that file. */
  line: number;
  /** Changes with all that its check depends on (`digestSamples`). */
  digest: string;
  /** The heading above it. */
  heading?: { id: string; text: string };
  /** As the fence names it. */
  language: string;
  /** Its text; lines marked as deleted are empty. */
  code: string;
  /** The file that the code comes from, where the fence does not hold it. */
  from?: string;
  title?: string;
  continues: boolean;
  /** Why its code is not checked. */
  unchecked?: string;
  /** Why it is wrong on purpose: its check must fail. */
  wrong?: string;
  /** The ERN element that a fragment of XML stands in. */
  within?: string;
  /** The type that a block of data has, or the vocabulary of XML that is not ERN's own. */
  schema?: string;
  /** How and when an output was made that no check here makes. */
  recorded?: string;
  /** Digest of the code that made a recorded output. */
  of?: string;
}

/** What is wrong with a sample; `line` counts from 0 at the sample's first line. */
export interface SampleDiagnostic extends Diagnostic {
  line: number;
}

/** Samples that are one program: a block, and those after it that continue it. */
export interface Program {
  parts: readonly Sample[];
  language: string;
  /** File name of the first part's title. */
  title?: string;
  /** The parts' code, one below the other. */
  code: string;
}
