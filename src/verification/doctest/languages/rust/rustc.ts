import { execFile, spawnSync } from "node:child_process";

import type { SampleDiagnostic } from "../../samples/sample";
import { readDiagnostics } from "./read-diagnostics";

/** This machine's Rust compiler. */
export interface Rustc {
  command: string;
  /** Its own version text, including the commit. */
  version: string;
}

const found = new Map<string, Rustc | undefined>();

/** The compiler in RUSTC, otherwise the one in the PATH; undefined if there is none. */
export const findRustc = (command = process.env.RUSTC ?? "rustc"): Rustc | undefined => {
  if (!found.has(command)) {
    const { status, stdout } = spawnSync(command, ["-vV"], { encoding: "utf8" });
    found.set(command, status === 0 ? { command, version: stdout } : undefined);
  }
  return found.get(command);
};

/** Runs the compiler in a folder; returns its errors. */
export const runRustc = ({ command }: Rustc, folder: string, options: readonly string[]): Promise<SampleDiagnostic[]> =>
  new Promise((resolve, reject) => {
    const all = ["--edition=2021", "--error-format=json", ...options];
    execFile(command, all, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, _stdout, stderr) => {
      const diagnostics = readDiagnostics(stderr);
      if (error && diagnostics.length === 0) reject(new Error(`${command} fails and names no error: ${stderr}`));
      else resolve(diagnostics);
    });
  });
