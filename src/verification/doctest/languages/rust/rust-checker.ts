import path from "node:path";

import { syntaxDiagnostics, syntaxTree } from "../../grammar/grammar";
import type { KnownSymbol } from "../../names/toolkit-names";
import { inTurn } from "../../running/in-turn";
import { judgeRun } from "../../running/judge-run";
import { makeWorkspace } from "../../running/workspace";
import type { Workspace } from "../../running/workspace";
import type { CheckedProgram, Checker, PageProgram } from "../../samples/checker";
import { filesNamedBy } from "../scripts/script-files";
import { buildProgram, compileProgram, hasMain } from "./compile-program";
import { compileStubs, crates } from "./compile-stubs";
import { runRust } from "./run-rust";
import { findRustc } from "./rustc";
import type { Rustc } from "./rustc";

const skipped =
  "There is no Rust compiler (rustc on the path, or the one that RUSTC names): Rust programs are parsed, not compiled.";

const parse = async (one: PageProgram): Promise<CheckedProgram> => {
  const diagnostics = syntaxDiagnostics(await syntaxTree("rust", one.program.code), "Rust");
  return { ...one, check: "parsed", diagnostics, outputDiagnostics: [], skipped };
};

const usesCrate = new RegExp(`\\b(?:${crates.join("|")})\\b`);

/** Programs that need only the standard library are run; the crates are stubs that do nothing. */
const isExecuted = ({ program: { code } }: PageProgram): boolean => hasMain(code) && !usesCrate.test(code);

const execute = async (rustc: Rustc, one: PageProgram, workspace: Workspace): Promise<CheckedProgram> => {
  const { program, page } = one;
  const file = workspace.add(program, filesNamedBy(program, page));
  const diagnostics = await buildProgram(rustc, file);
  if (diagnostics.length > 0) return { ...one, check: "executed", diagnostics, outputDiagnostics: [] };
  return { ...one, check: "executed", ...judgeRun(one, await runRust(path.dirname(file), program.parts.length)) };
};

const executeAll = async (rustc: Rustc, programs: readonly PageProgram[]): Promise<CheckedProgram[]> => {
  if (programs.length === 0) return [];
  const workspace = makeWorkspace();
  try {
    return await inTurn(programs.map((one) => () => execute(rustc, one, workspace)));
  } finally {
    workspace.remove();
  }
};

const compileAll = async (
  rustc: Rustc,
  programs: readonly PageProgram[],
  symbols: readonly KnownSymbol[],
): Promise<CheckedProgram[]> => {
  if (programs.length === 0) return [];
  const stubs = await compileStubs(rustc, symbols);
  return inTurn(
    programs.map((one) => async (): Promise<CheckedProgram> => {
      const diagnostics = await compileProgram(rustc, one.program.code, stubs);
      return { ...one, check: "compiled", diagnostics, outputDiagnostics: [] };
    }),
  );
};

const checkRust: Checker["check"] = async (programs, symbols) => {
  const rustc = findRustc();
  if (!rustc) return Promise.all(programs.map(parse));
  const others = programs.filter((one) => !isExecuted(one));
  return [...(await compileAll(rustc, others, symbols)), ...(await executeAll(rustc, programs.filter(isExecuted)))];
};

/** Compiles Rust with rustc, against stubs of the crates it uses; runs programs that use none. */
export const rustChecker: Checker = {
  languages: ["rust"],
  check: checkRust,
  tools: () => {
    const [, version] = /^release: (\S+)/m.exec(findRustc()?.version ?? "") ?? [];
    return { compiled: `rustc ${version}`, executed: `rustc ${version}` };
  },
};
