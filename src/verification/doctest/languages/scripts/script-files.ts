import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { DdexBuilder } from "ddex-builder";
import ts from "typescript";

import { site } from "../../../../config/site";
import type { Program } from "../../samples/sample";
import { filesNamedIn, languageOf } from "../../samples/to-programs";

/** Creates a builder. If the package has no binary for the machine, loading it throws or returns no class. */
const createBuilder = (): unknown => {
  const builder = require("ddex-builder") as { DdexBuilder: typeof DdexBuilder }; // eslint-disable-line @typescript-eslint/no-require-imports -- it may throw
  return new builder.DdexBuilder();
};

/** Returns why `ddex-builder` can't run on this machine, in one line; undefined if it can. */
export const builderDiagnostic = (make = createBuilder): string | undefined => {
  try {
    make();
    return undefined;
  } catch {
    return (
      `ddex-builder ${site.version} has no binary for ${process.platform} ${process.arch}: what executes it is skipped. ` +
      "It runs on Linux x64 with glibc and on Apple silicon."
    );
  }
};

const scriptLanguages: readonly string[] = ["typescript", "javascript"];

export const isScript = (program: { language: string }): boolean => scriptLanguages.includes(languageOf(program));

/** Returns the file name of a script after compilation to JavaScript. */
export const compiledName = (name: string): string => name.replace(/\.([cm]?)tsx?$/, ".$1js");

/** Replaces the TypeScript files of a folder by JavaScript. */
export const compileScripts = (folder: string): void => {
  for (const name of readdirSync(folder).filter((entry) => /\.[cm]?ts$/.test(entry))) {
    const file = path.join(folder, name);
    const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
      fileName: file,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    writeFileSync(compiledName(file), outputText);
    rmSync(file);
  }
};

/** Returns the page's other blocks whose files a script names, directly or through others, compiled or not. */
export const filesNamedBy = (program: Program, page: readonly Program[]): Program[] =>
  filesNamedIn(program, program.code, page, (file) => [file, compiledName(file)]);

const imports = (name: string): RegExp => new RegExp(`(?:from|import|require\\()\\s*['"]${name}['"]`);

/** Returns packages that a script may import but that don't run on this machine. */
const notRunning = (): string[] => ["ddex-parser", ...(builderDiagnostic() === undefined ? [] : ["ddex-builder"])];

/** Returns whether the script is run: it uses ddex-builder or its output is shown, and it has everything it needs. */
export const isExecuted = (
  program: Program,
  named: readonly Program[],
  hasOutput: boolean,
  missing = notRunning(),
): boolean => {
  const codes = [program, ...named.filter(isScript)].map(({ code }) => code);
  if (codes.some((code) => missing.some((name) => imports(name).test(code)))) return false;
  return hasOutput || codes.some((code) => imports("ddex-builder").test(code));
};
