import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

import type { Files } from "./bundle";

/** Returns a file's declarations, made from nothing but its own text: inferring types from others takes seconds. */
const declareFile = (folder: string, source: string): string => {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(path.join(folder, source), "utf8"), {
    fileName: source,
    reportDiagnostics: true,
    compilerOptions: { strict: true, isolatedDeclarations: true },
  });
  const [mistake] = diagnostics;
  if (mistake) throw new Error(`${source}: ${ts.flattenDiagnosticMessageText(mistake.messageText, " ")}`);
  return outputText;
};

/**
 * Returns the declarations of the public entries and of what they name, in `types/`. Their imports get endings, which
 * Node.js asks for and the sources lack. Throws an Error if one names a package, or lacks the type of what it exports.
 */
export const toDeclarationFiles = (folder: string, entries: readonly string[]): Files => {
  const files: Files = {};
  const add = (source: string): void => {
    const name = `types/${source.replace(/\.ts$/, ".d.ts")}`;
    if (files[name] !== undefined) return;
    files[name] = "";
    let written = declareFile(folder, source);
    for (const { fileName: specifier, pos, end } of ts.preProcessFile(written).importedFiles.reverse()) {
      if (!specifier.startsWith(".")) throw new Error(`${source} names ${specifier}: a public type may not.`);
      const target = path.posix.join(path.posix.dirname(source), specifier);
      const isFolder = existsSync(path.join(folder, target, "index.ts"));
      add(isFolder ? `${target}/index.ts` : `${target}.ts`);
      written = `${written.slice(0, pos + 1)}${specifier}${isFolder ? "/index" : ""}.js${written.slice(end + 1)}`;
    }
    files[name] = written;
  };
  entries.forEach(add);
  return files;
};
