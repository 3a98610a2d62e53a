import path from "node:path";

import { syntaxDiagnostics, syntaxTree } from "../../grammar/grammar";
import { judgeRun, runInParallel, runProgram } from "../../running/run-program";
import { withWorkspace } from "../../running/workspace";
import type { Checker, CheckResult, PageProgram } from "../../samples/checker";
import { filesNamedBy } from "../scripts/script-files";
import { compileStubs, crates } from "./compile-stubs";
import { findRustc, runRustc } from "./rustc";

const lints =
  "unreachable_code unreachable_patterns unused_assignments unused_imports unused_must_use unused_mut unused_variables";

export const strict = ["-Awarnings", ...lints.split(" ").map((lint) => `-D${lint}`)];

/** A program without `fn main` is a library. */
const hasMain = (code: string): boolean => /^(?:pub )?fn main\(/m.test(code);

const skipped =
  "There is no Rust compiler (rustc on the path, or the one that RUSTC names): Rust programs are parsed, not compiled.";

const parse = async ({ program: { code } }: PageProgram): Promise<CheckResult> => {
  return { check: "parsed", diagnostics: syntaxDiagnostics(await syntaxTree("rust", code), "Rust"), skipped };
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

const checkRust: Checker["check"] = async (programs, symbols) => {
  const rustc = findRustc();
  if (!rustc) return Promise.all(programs.map(parse));
  const stubs = programs.every(isExecuted) ? [] : await compileStubs(rustc, symbols);
  return withWorkspace((workspace) =>
    runInParallel(programs, async (pageProgram): Promise<CheckResult> => {
      const { program, page } = pageProgram;
      const file = workspace.add(program, filesNamedBy(program, page));
      const check = isExecuted(pageProgram) ? "executed" : "compiled";
      const made = check === "executed" ? ["-o", "program"] : ["--emit=metadata", ...stubs];
      const type = hasMain(program.code) ? "bin" : "lib";
      const options = ["--crate-name=main", `--crate-type=${type}`, ...strict, ...made];
      const diagnostics = await runRustc(rustc, path.dirname(file), [...options, path.basename(file)]);
      return check === "compiled" || diagnostics.length > 0
        ? { check, diagnostics }
        : { check, ...judgeRun(pageProgram, await runRust(path.dirname(file), program.parts.length)) };
    }),
  );
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
