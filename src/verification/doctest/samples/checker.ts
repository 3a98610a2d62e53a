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

/** What the check of a program finds. */
export interface CheckResult {
  check: SampleCheck;
  /** Lines count within the program. */
  diagnostics: SampleDiagnostic[];
  /** By the index of the part that prints the output; lines count within the output block. */
  outputDiagnostics?: { part: number; diagnostic: SampleDiagnostic }[];
  /** What this machine lacks, in one line, if it would allow a deeper check. */
  skipped?: string;
}

export type CheckedProgram = CheckResult & Pick<PageProgram, "program">;

/** Checks programs in some languages. */
export interface Checker {
  /** Names as returned by `languageOf`. */
  languages: readonly string[];
  /** Checks all programs at once; returns their results in order. */
  check(programs: readonly PageProgram[], symbols: readonly KnownSymbol[]): Promise<CheckResult[]>;
  /** The programs that its checks need, with their versions on this machine. */
  tools?(): Partial<Record<SampleCheck, string>>;
}

type CheckCode = (
  pageProgram: PageProgram,
  symbols: readonly KnownSymbol[],
) => SampleDiagnostic[] | Promise<SampleDiagnostic[]>;

/** Makes the checker of a language whose programs are validated one by one. */
export const codeChecker = (language: string, checkCode: CheckCode): Checker => ({
  languages: [language],
  check: (programs, symbols) =>
    Promise.all(
      programs.map(async (pageProgram) => ({ check: "validated", diagnostics: await checkCode(pageProgram, symbols) })),
    ),
});
