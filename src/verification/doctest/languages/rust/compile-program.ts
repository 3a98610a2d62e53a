import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { SampleDiagnostic } from "../../samples/sample";
import { runRustc } from "./rustc";
import type { Rustc } from "./rustc";

const lints =
  "unreachable_code unreachable_patterns unused_assignments unused_imports unused_must_use unused_mut unused_variables";

const strict = ["-Awarnings", ...lints.split(" ").map((lint) => `-D${lint}`)];

/** A program without `fn main` is a library. */
export const hasMain = (code: string): boolean => /^(?:pub )?fn main\(/m.test(code);

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
export const buildProgram = (rustc: Rustc, file: string): Promise<SampleDiagnostic[]> =>
  runRustc(rustc, path.dirname(file), ["--crate-type=bin", ...strict, "-o", "program", path.basename(file)]);
