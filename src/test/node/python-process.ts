import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** How a program ended. */
export interface ProgramRun {
  status: number;
  stdout: string;
  stderr: string;
}

/** Starts one Python for many programs, which each take milliseconds instead of the start of an interpreter. */
export const startPython = (python: string) => {
  const process = spawn(python, ["src/test/node/run_forked.py"], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = createInterface(process.stdout)[Symbol.asyncIterator]();
  return {
    /** Runs a program in a folder; one at a time. */
    run: async (folder: string, file: string, ...args: string[]): Promise<ProgramRun> => {
      process.stdin.write(`${JSON.stringify([folder, file, ...args])}\n`);
      const [status, stdout, stderr] = JSON.parse((await answers.next()).value as string) as [number, string, string];
      return { status, stdout, stderr };
    },
    stop: () => process.stdin.end(),
  };
};
