import type { CheckedProgram } from "../samples/checker";
import type { Program, Sample } from "../samples/sample";

/** What precedes an output. */
export interface Printing {
  /** The block right before it. */
  part?: Sample;
  /** That block's program, once it's checked; undefined if it's left out. */
  checked?: CheckedProgram;
  /** All programs on the page. */
  page: readonly Program[];
}
