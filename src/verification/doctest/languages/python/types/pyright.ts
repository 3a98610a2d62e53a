import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { KnownSymbol } from "../../../names/toolkit-names";
import { toolkitStubs } from "./toolkit-stubs";

const HAND_KEPT = "src/verification/doctest/languages/python/stubs";
const STUBS = "stubs";

/** A message from pyright about a location in a file. */
export interface Diagnostic {
  file: string;
  severity: "error" | "warning" | "information";
  message: string;
  /** Missing for syntax errors. */
  rule?: string;
  range: { start: { line: number } };
}

const settings = {
  extraPaths: [STUBS],
  pythonVersion: "3.11",
  pythonPlatform: "Linux",
  typeCheckingMode: "standard",
  reportMissingModuleSource: "error",
  reportPossiblyUnboundVariable: "error",
  reportUnnecessaryComparison: "error",
  reportUnusedCoroutine: "error",
  reportUnusedExpression: "error",
};

/** Creates an empty module for each declaration file: pyright reports declarations that have none. */
const addModules = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".pyi")) writeFileSync(path.join(folder, name.slice(0, -1)), "");
};

const writeStubs = (folder: string, symbols: readonly KnownSymbol[]): void => {
  cpSync(HAND_KEPT, folder, { recursive: true });
  for (const [name, text] of toolkitStubs(symbols)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  addModules(folder);
};

/** Checks the types of the Python files in a folder at once, against declarations of all that samples import. */
export const runPyright = (
  folder: string,
  files: readonly string[],
  symbols: readonly KnownSymbol[],
): Promise<Diagnostic[]> => {
  writeStubs(path.join(folder, STUBS), symbols);
  const include = files.map((file) => path.relative(folder, file).replaceAll("\\", "/"));
  writeFileSync(path.join(folder, "pyrightconfig.json"), JSON.stringify({ ...settings, include }));
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [require.resolve("pyright"), "--project", folder, "--outputjson"],
      // Ignores this machine's Python packages, because everything that a sample may import has a declaration here.
      { env: { ...process.env, PATH: folder }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        try {
          resolve((JSON.parse(stdout) as { generalDiagnostics: Diagnostic[] }).generalDiagnostics);
        } catch {
          reject(new Error(`pyright did not run: ${stderr || stdout || error?.message}`));
        }
      },
    );
  });
};
