import { execFile } from "node:child_process";
import path from "node:path";

import type { Run } from "../../running/run";

const TIMEOUT = 30_000;

const errorLine = (stderr: string): string | undefined =>
  /^(?:Error: .*|thread .* panicked at.*)$/m.exec(stderr)?.[0] ?? stderr.trim().split("\n").at(-1);

/** Runs the file `program` in a folder. Its output counts as the last part's. */
export const runRust = (folder: string, parts: number): Promise<Run> =>
  new Promise((resolve) => {
    const options = { cwd: folder, env: { HOME: folder, TZ: "UTC" }, timeout: TIMEOUT, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(path.join(folder, "program"), options, (error, stdout, stderr) => {
      const printed = [...Array.from({ length: parts - 1 }, () => ""), stdout];
      if (!error) resolve({ printed });
      else if (error.killed) resolve({ printed, error: `Error: it does not end within ${TIMEOUT / 1000} seconds` });
      else resolve({ printed, error: errorLine(stderr) || `Error: it ends with code ${error.code}` });
    });
    child.stdin?.end();
  });
