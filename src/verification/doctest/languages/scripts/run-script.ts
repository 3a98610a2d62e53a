import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

import type { Run } from "../../running/run";
import { compiledName } from "./script-files";

/** Separates the output of a program's parts. */
const PART_END = "\u0000end of part\u0000";

const TIMEOUT = 30_000;

const compile = (file: string): void => {
  const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
    fileName: file,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: file.endsWith(".cts") ? ts.ModuleKind.CommonJS : ts.ModuleKind.ESNext,
    },
  });
  writeFileSync(compiledName(file), outputText);
  rmSync(file);
};

const errorLine = (stderr: string): string | undefined =>
  /^(?:Uncaught )?(?:[A-Za-z]*Error\b|\[).*$/m.exec(stderr)?.[0] ?? stderr.trim().split("\n").at(-1);

/** Runs a program in its folder, in its own process. */
export const runScript = async (file: string, parts: readonly string[]): Promise<Run> => {
  const folder = path.dirname(file);
  writeFileSync(file, `${parts.join(`\n;console.log(${JSON.stringify(PART_END)});\n`)}\n`);
  for (const name of readdirSync(folder)) if (/\.[cm]?ts$/.test(name)) compile(path.join(folder, name));
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--no-warnings", compiledName(path.basename(file))],
      {
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: folder, TZ: "UTC", NO_COLOR: "1" },
        timeout: TIMEOUT,
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        const printed = stdout.split(`${PART_END}\n`);
        if (!error) resolve({ printed });
        else if (error.killed) resolve({ printed, error: `Error: it does not end within ${TIMEOUT / 1000} seconds` });
        else resolve({ printed, error: errorLine(stderr) ?? `Error: it ends with code ${error.code}` });
      },
    );
    child.stdin?.end();
  });
};
