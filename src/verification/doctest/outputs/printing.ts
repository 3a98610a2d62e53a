import type { CheckedProgram } from "../samples/checker";
import type { Program, Sample } from "../samples/sample";

/** What stands before an output. */
export interface Printing {
  /** The block right before it. */
  part?: Sample;
  /** That block's program once it is checked; none when it is left out. */
  checked?: CheckedProgram;
  /** All programs of the page. */
  page: readonly Program[];
}
