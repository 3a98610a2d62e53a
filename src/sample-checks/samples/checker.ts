import type { KnownSymbol } from "../names/toolkit-names";
import type { Program, Sample, SampleProblem } from "./sample";

/** What was done with a block of code, the strongest first. */
export const codeChecks = ["executed", "compiled", "typeChecked", "validated", "parsed", "unchecked"] as const;

export type CodeCheck = (typeof codeChecks)[number];

/** What was done with a block: an output is `compared` with what was printed or `recorded`; plain text is `shown`. */
export type Check = CodeCheck | "compared" | "recorded" | "shown";

/** A program among the blocks of its page. */
export interface PageProgram {
  program: Program;
  /** All programs of its page. */
  page: readonly Program[];
  /** The output block that shows what a part prints. */
  outputs: ReadonlyMap<Sample, Sample>;
}

export interface CheckedProgram extends PageProgram {
  check: CodeCheck;
  /** In lines of the program. */
  problems: SampleProblem[];
  /** In lines of the output blocks. */
  outputProblems: { output: Sample; problem: SampleProblem }[];
  /** What this machine lacks, in one line, where the program would be checked more deeply with it. */
  skipped?: string;
}

/** A program or package that took part in a check. */
export interface Tool {
  name: string;
  version: string;
}

/** Checks programs of some languages. */
export interface Checker {
  /** As `languageOf` names them. */
  languages: readonly string[];
  /** Checks all programs together, in one go; gives each with what was found. */
  check(programs: readonly PageProgram[], symbols: readonly KnownSymbol[]): Promise<CheckedProgram[]>;
  /** What it checks with on this machine, for readers of the report. */
  tools?(): readonly Tool[] | Promise<readonly Tool[]>;
}
