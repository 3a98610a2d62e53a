import type { KnownSymbol } from "../names/toolkit-names";
import type { Checker, PageProgram, SampleCheck } from "./checker";
import type { SampleDiagnostic } from "./sample";

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
