import type { KnownSymbol } from "../names/toolkit-names";
import type { Program, Sample, SampleDiagnostic } from "./sample";

/** How far a block of code can be checked, the furthest first. */
export const sampleChecks = ["executed", "compiled", "typeChecked", "validated", "parsed"] as const;

export type SampleCheck = (typeof sampleChecks)[number];

/** What a run does with a block; an output is `compared` with what its program prints, or `recorded`, or left alone. */
export type Check = SampleCheck | "unchecked" | "compared" | "recorded" | "none";

/** A program among the blocks of its page. */
export interface PageProgram {
  program: Program;
  /** All programs of its page. */
  page: readonly Program[];
  /** The output block that shows what a part prints. */
  outputs: ReadonlyMap<Sample, Sample>;
}

export interface CheckedProgram extends PageProgram {
  check: SampleCheck;
  /** In lines of the program. */
  diagnostics: SampleDiagnostic[];
  /** In lines of the output blocks. */
  outputDiagnostics: { output: Sample; diagnostic: SampleDiagnostic }[];
  /** What this machine lacks, in one line, where the program would be checked more deeply with it. */
  skipped?: string;
}

/** Checks programs of some languages. */
export interface Checker {
  /** As `languageOf` names them. */
  languages: readonly string[];
  /** Checks all programs together, in one go; returns each with what was found. */
  check(programs: readonly PageProgram[], symbols: readonly KnownSymbol[]): Promise<CheckedProgram[]>;
  /** The programs that its checks need, each with its version on this machine. */
  tools?(): Partial<Record<SampleCheck, string>>;
}
