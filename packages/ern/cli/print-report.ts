import { mkdir, open } from "node:fs/promises";
import path from "node:path";

import { type CheckedFile, formatReport, limitProblems } from "../src";
import type { Options } from "./options";
import { toWorkspacePath } from "./paths";
import { createPaint, type OutputStream, type Progress } from "./terminal";

/** 0: nothing was found; 1: something was; 2: something couldn't be done. */
export type ExitCode = 0 | 1 | 2;

/** Where a command prints, and what ends `--watch`. */
export interface Streams {
  stdout: OutputStream;
  stderr: OutputStream;
  signal?: AbortSignal;
}

export interface Context extends Streams {
  progress: Progress;
  warn: (text: string) => void;
}

/** Returns the exit code of checks. */
export const exitCode = (files: readonly CheckedFile[]): ExitCode => {
  const checks = files.flatMap((file) => file.checks);
  if (checks.some(({ isFailed }) => isFailed)) return 2;
  return checks.some(({ count }) => count > 0) ? 1 : 0;
};

/** Prints what is written, or writes it to a file, piece by piece; creates the file's folder. */
export const openOutput = async ({ output }: Options, { stdout }: Context) => {
  if (output === undefined) return { write: (text: string) => stdout.write(text), close: () => undefined };
  await mkdir(path.dirname(output), { recursive: true });
  const handle = await open(output, "w");
  return { write: (text: string) => handle.writeFile(text), close: () => handle.close() };
};

/** Prints a report, or writes it to a file. */
export const printReport = async (report: string, options: Options, context: Context): Promise<void> => {
  const output = await openOutput(options, context);
  await output.write(report);
  await output.close();
};

/** Returns the report of checks; painted if it is printed on a terminal. */
export const toReport = (files: readonly CheckedFile[], options: Options, stream?: OutputStream): string => {
  const { format, maxProblems, withFixes, isQuiet } = options;
  const limited = limitProblems(files, maxProblems);
  const isOfWorkspace = format === "github" || format === "sarif";
  const root = process.env.GITHUB_WORKSPACE || process.cwd();
  const named = isOfWorkspace
    ? limited.map(({ file, checks }) => ({ file: toWorkspacePath(file, root), checks }))
    : limited;
  return formatReport(named, format, { paint: stream && createPaint(stream), withFixes, isQuiet });
};

/** Prints the report of checks, or writes it to a file; returns the exit code. */
export const printChecks = async (
  files: readonly CheckedFile[],
  options: Options,
  context: Context,
): Promise<ExitCode> => {
  const report = toReport(files, options, options.output === undefined ? context.stdout : undefined);
  await printReport(report, options, context);
  return exitCode(files);
};
