import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Run } from "../../../running/run";

/** Separates the output of a program's parts. */
const PART_END = "end of part 7f0c";

const TIMEOUT = 60_000;

const TRACEBACK = "Traceback (most recent call last):\n";

/** The line of standard error that names the error: the first after a traceback, otherwise the last line. */
const errorLine = (stderr: string): string | undefined => {
  const lines = stderr
    .split(TRACEBACK)
    .at(-1)!
    .split("\n")
    .filter((line) => /^\S/.test(line));
  return stderr.includes(TRACEBACK) ? lines[0] : lines.at(-1);
};

export interface PythonRun {
  python: string;
  file: string;
  parts: readonly string[];
  args: readonly string[];
}

/** Runs a program in its folder, in its own process, and then deletes the folder. */
export const runPython = ({ python, file, parts, args }: PythonRun): Promise<Run> => {
  const folder = path.dirname(file);
  writeFileSync(file, `${parts.join(`\nprint("${PART_END}", flush=True)\n`)}\n`);
  return new Promise((resolve) => {
    const child = execFile(
      python,
      ["-B", path.basename(file), ...args],
      {
        cwd: folder,
        env: { PATH: process.env.PATH, SYSTEMROOT: process.env.SYSTEMROOT, HOME: folder, TZ: "UTC", PYTHONUTF8: "1" },
        timeout: TIMEOUT,
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        const printed = stdout.split(`${PART_END}\n`);
        rmSync(folder, { recursive: true, force: true });
        if (!error) resolve({ printed });
        else if (error.killed) resolve({ printed, error: `Error: it does not end within ${TIMEOUT / 1000} seconds` });
        else resolve({ printed, error: errorLine(stderr) ?? `Error: it ends with code ${error.code}` });
      },
    );
    child.stdin?.end();
  });
};
