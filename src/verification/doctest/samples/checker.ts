import type { KnownSymbol } from "../names/toolkit-names";
import type { Program, Sample, SampleDiagnostic } from "./sample";

/** How far a code block can be checked, the deepest check first. */
export const sampleChecks = ["executed", "compiled", "typeChecked", "validated", "parsed"] as const;

export type SampleCheck = (typeof sampleChecks)[number];

/** What a run does with a block. An output is `compared` with what its program prints, `recorded`, or skipped. */
export type Check = SampleCheck | "unchecked" | "compared" | "recorded" | "none";

/** A program among the blocks of its page. */
export interface PageProgram {
  program: Program;
  /** All programs on its page. */
  page: readonly Program[];
  /** The output block that shows what a part prints. */
  outputs: ReadonlyMap<Sample, Sample>;
}

export interface CheckedProgram extends PageProgram {
  check: SampleCheck;
  /** Lines count within the program. */
  diagnostics: SampleDiagnostic[];
  /** Lines count within the output blocks. */
  outputDiagnostics: { output: Sample; diagnostic: SampleDiagnostic }[];
  /** What this machine lacks, in one line, if it would allow a deeper check. */
  skipped?: string;
}

/** Checks programs in some languages. */
export interface Checker {
  /** Names as returned by `languageOf`. */
  languages: readonly string[];
  /** Checks all programs at once; returns each with its result. */
  check(programs: readonly PageProgram[], symbols: readonly KnownSymbol[]): Promise<CheckedProgram[]>;
  /** The programs that its checks need, with their versions on this machine. */
  tools?(): Partial<Record<SampleCheck, string>>;
}

type CheckCode = (
  code: string,
  symbols: readonly KnownSymbol[],
  program: PageProgram,
) => SampleDiagnostic[] | Promise<SampleDiagnostic[]>;

/** Makes the checker of a language whose programs are checked one by one. */
export const codeChecker = (language: string, check: SampleCheck, checkCode: CheckCode): Checker => ({
  languages: [language],
  check: (programs, symbols) =>
    Promise.all(
      programs.map(async (one) => ({
        ...one,
        check,
        diagnostics: await checkCode(one.program.code, symbols, one),
        outputDiagnostics: [],
      })),
    ),
});
