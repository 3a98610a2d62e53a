import type { KnownSymbol } from "../names/toolkit-names";
import type { Checker, CodeCheck } from "./checker";
import type { SampleProblem } from "./sample";

type CheckCode = (code: string, symbols: readonly KnownSymbol[]) => SampleProblem[] | Promise<SampleProblem[]>;

/** Gives the checker of a language whose programs are looked at one by one, by their code alone. */
export const codeChecker = (language: string, check: CodeCheck, checkCode: CheckCode): Checker => ({
  languages: [language],
  check: (programs, symbols) =>
    Promise.all(
      programs.map(async (one) => ({
        ...one,
        check,
        problems: await checkCode(one.program.code, symbols),
        outputProblems: [],
      })),
    ),
});
