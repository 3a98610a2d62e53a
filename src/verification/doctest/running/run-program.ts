import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";

import type { CheckResult, PageProgram } from "../samples/checker";
import { outputDiagnostic } from "./compare-output";

/** The result of running a program. */
interface Run {
  /** Output of each part, up to where the program ended. */
  printed: string[];
  /** How the program failed, in one line. */
  error?: string;
}

/** Separates the output of a program's parts. */
const PART_END = "\u0000end of part\u0000";

/** Returns the code of these parts, with `print` between them, a call for a quoted text that ends a part's output. */
export const joinParts = (parts: readonly { code: string }[], print: (text: string) => string): string =>
  `${parts.map(({ code }) => code).join(`\n${print(JSON.stringify(PART_END))}\n`)}\n`;

interface Command {
  command: string;
  args: readonly string[];
  folder: string;
  env?: Readonly<NodeJS.ProcessEnv>;
  /** In seconds. */
  timeout: number;
  /** Finds the line of standard error that names the error. */
  errorLine(stderr: string): string | undefined;
}

/** Runs a program in its folder, in its own process. */
export const runProgram = ({ command, args, folder, env, timeout, errorLine }: Command): Promise<Run> =>
  new Promise((resolve) => {
    const options = {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, TZ: "UTC", ...env },
      timeout: timeout * 1000,
      maxBuffer: 64 * 1024 * 1024,
    };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      const printed = stdout.split(`${PART_END}\n`);
      if (!error) resolve({ printed });
      else if (error.killed) resolve({ printed, error: `Error: it didn't end within ${timeout} seconds` });
      else resolve({ printed, error: errorLine(stderr) ?? `Error: it ends with code ${error.code}` });
    });
    child.stdin?.end();
  });

/** Compares what a program printed, and how it ended, with the output blocks; returns the differences. */
export const judgeRun = (
  { program: { parts }, outputs }: PageProgram,
  { printed, error }: Run,
): Required<Pick<CheckResult, "diagnostics" | "outputDiagnostics">> => {
  const found: ReturnType<typeof judgeRun> = { diagnostics: [], outputDiagnostics: [] };
  let line = 0;
  for (const [index, part] of parts.entries()) {
    const output = outputs.get(part);
    const ends = error !== undefined && index === printed.length - 1;
    const text = `${printed[index] ?? ""}${ends ? error : ""}`;
    const diagnostic = output && outputDiagnostic(output.code, text);
    if (diagnostic) found.outputDiagnostics.push({ part: index, diagnostic });
    if (ends && (!output || diagnostic))
      found.diagnostics.push({
        line,
        message: `The sample ends with ${error}`,
        remedy: "Correct it, or catch the error; show an error that is meant in an output block below.",
      });
    line += part.code.split("\n").length;
  }
  return found;
};

/** Runs a task for each item in parallel, one per processor but at most four; returns the results in order. */
export const runInParallel = async <Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return results;
};
