import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { syntaxDiagnostics, syntaxTree } from "../../grammar/grammar";
import { inTurn, judgeRun, runProgram } from "../../running/run-program";
import { makeWorkspace } from "../../running/workspace";
import type { Workspace } from "../../running/workspace";
import type { CheckedProgram, Checker, PageProgram } from "../../samples/checker";
import type { SampleDiagnostic } from "../../samples/sample";
import { filesNamedBy } from "../scripts/script-files";
import { compileStubs, crates } from "./compile-stubs";
import { findRustc, runRustc } from "./rustc";
import type { Rustc } from "./rustc";

const lints =
  "unreachable_code unreachable_patterns unused_assignments unused_imports unused_must_use unused_mut unused_variables";

const strict = ["-Awarnings", ...lints.split(" ").map((lint) => `-D${lint}`)];

/** A program without `fn main` is a library. */
const hasMain = (code: string): boolean => /^(?:pub )?fn main\(/m.test(code);

/** Compiles a program only to find problems. */
export const compileProgram = async (
  rustc: Rustc,
  code: string,
  stubs: readonly string[],
): Promise<SampleDiagnostic[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), "rust-sample-"));
  try {
    writeFileSync(path.join(folder, "main.rs"), `${code}\n`);
    const type = hasMain(code) ? "bin" : "lib";
    const options = [`--crate-type=${type}`, "--emit=metadata", ...strict, ...stubs, "main.rs"];
    return await runRustc(rustc, folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Compiles a program that needs only the standard library, into the file `program` next to it. */
const buildProgram = (rustc: Rustc, file: string): Promise<SampleDiagnostic[]> =>
  runRustc(rustc, path.dirname(file), ["--crate-type=bin", ...strict, "-o", "program", path.basename(file)]);

const skipped =
  "There is no Rust compiler (rustc on the path, or the one that RUSTC names): Rust programs are parsed, not compiled.";

const parse = async (one: PageProgram): Promise<CheckedProgram> => {
  const diagnostics = syntaxDiagnostics(await syntaxTree("rust", one.program.code), "Rust");
  return { ...one, check: "parsed", diagnostics, outputDiagnostics: [], skipped };
};

const usesCrate = new RegExp(`\\b(?:${crates.join("|")})\\b`);

/** Programs that need only the standard library are run; the crates are stubs that do nothing. */
const isExecuted = ({ program: { code } }: PageProgram): boolean => hasMain(code) && !usesCrate.test(code);

const errorLine = (stderr: string): string | undefined =>
  /^(?:Error: .*|thread .* panicked at.*)$/m.exec(stderr)?.[0] ?? (stderr.trim().split("\n").at(-1) || undefined);

/** Runs the file `program` in a folder. Its output counts as the last part's. */
const runRust = async (folder: string, parts: number): ReturnType<typeof runProgram> => {
  const run = await runProgram({ command: path.join(folder, "program"), args: [], folder, timeout: 30, errorLine });
  return { ...run, printed: [...Array.from({ length: parts - 1 }, () => ""), ...run.printed] };
};

const execute = async (rustc: Rustc, one: PageProgram, workspace: Workspace): Promise<CheckedProgram> => {
  const { program, page } = one;
  const file = workspace.add(program, filesNamedBy(program, page));
  const diagnostics = await buildProgram(rustc, file);
  if (diagnostics.length > 0) return { ...one, check: "executed", diagnostics, outputDiagnostics: [] };
  return { ...one, check: "executed", ...judgeRun(one, await runRust(path.dirname(file), program.parts.length)) };
};

const compile = async (rustc: Rustc, one: PageProgram, stubs: readonly string[]): Promise<CheckedProgram> => {
  const diagnostics = await compileProgram(rustc, one.program.code, stubs);
  return { ...one, check: "compiled", diagnostics, outputDiagnostics: [] };
};

const checkRust: Checker["check"] = async (programs, symbols) => {
  const rustc = findRustc();
  if (!rustc) return Promise.all(programs.map(parse));
  const stubs = programs.every(isExecuted) ? [] : await compileStubs(rustc, symbols);
  const workspace = makeWorkspace();
  try {
    return await inTurn(
      programs.map((one) => () => (isExecuted(one) ? execute(rustc, one, workspace) : compile(rustc, one, stubs))),
    );
  } finally {
    workspace.remove();
  }
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
