import { execFile, spawnSync } from "node:child_process";

import type { SampleDiagnostic } from "../../samples/sample";

/** This machine's Rust compiler. */
export interface Rustc {
  command: string;
  /** Its own version text, including the commit. */
  version: string;
}

const found = new Map<string, Rustc | undefined>();

/** Returns the compiler in RUSTC, otherwise the one in the PATH; undefined if there is none. */
export const findRustc = (command = process.env.RUSTC ?? "rustc"): Rustc | undefined => {
  if (!found.has(command)) {
    const { status, stdout } = spawnSync(command, ["-vV"], { encoding: "utf8" });
    found.set(command, status === 0 ? { command, version: stdout } : undefined);
  }
  return found.get(command);
};

interface Span {
  file_name: string;
  line_start: number;
  is_primary: boolean;
  label: string | null;
  /** Location of the macro that contains the span. */
  expansion: { span: Span } | null;
}

interface Diagnostic {
  message: string;
  code: { code: string } | null;
  level: string;
  spans: Span[];
  children: { level: string; message: string }[];
}

const outermost = (span: Span): Span => (span.expansion ? outermost(span.expansion.span) : span);

const sentence = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ").replace(/[.:]$/, "");

const remedyOf = ({ children }: Diagnostic): string => {
  const help = children.find(({ level }) => level === "help")?.message;
  const remedy = "Correct the code: rustc must take it without a warning, with the crates as content/toolkit has them.";
  return help ? `${remedy} It suggests: ${sentence(help)}.` : remedy;
};

const rustcDiagnostic = (diagnostic: Diagnostic): SampleDiagnostic => {
  const { message, code, spans } = diagnostic;
  const primary = spans.find((span) => span.is_primary);
  const label = primary?.label && !message.includes(primary.label) ? `: ${primary.label}` : "";
  return {
    line: primary ? outermost(primary).line_start - 1 : 0,
    message: `rustc says${code ? ` (${code.code})` : ""}: ${sentence(message + label)}`,
    remedy: remedyOf(diagnostic),
  };
};

/** Returns the errors in rustc's JSON output. */
const parseDiagnostics = (output: string): SampleDiagnostic[] =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Diagnostic)
    .filter(
      ({ level, spans, message }) => level.startsWith("error") && (spans.length > 0 || !/^aborting/.test(message)),
    )
    .map(rustcDiagnostic);

/** Runs the compiler in a folder; returns its errors. */
export const runRustc = ({ command }: Rustc, folder: string, options: readonly string[]): Promise<SampleDiagnostic[]> =>
  new Promise((resolve, reject) => {
    const all = ["--edition=2021", "--error-format=json", ...options];
    execFile(command, all, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, _stdout, stderr) => {
      const diagnostics = parseDiagnostics(stderr);
      if (error && diagnostics.length === 0) reject(new Error(`${command} fails and names no error: ${stderr}`));
      else resolve(diagnostics);
    });
  });
