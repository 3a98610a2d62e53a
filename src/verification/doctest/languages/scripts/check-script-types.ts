import path from "node:path";

import ts from "typescript";

import { scriptDeclarations } from "../../../../config/content";
import { scriptOptions } from "../../../../mdx/script-types/read-types";
import type { SampleDiagnostic } from "../../samples/sample";
import { findEscapes } from "./find-escapes";

/** The settings on the builder's installation page. */
const forTypeScript: ts.CompilerOptions = { ...scriptOptions(ts), strict: true };
const forJavaScript: ts.CompilerOptions = { ...scriptOptions(ts), allowJs: true, checkJs: true, strict: false };

const isJavaScript = (file: string): boolean => /\.[cm]?js$/.test(file);

const toDiagnostic = ({ start, file, code, messageText }: ts.Diagnostic): SampleDiagnostic => ({
  line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0,
  message: `TypeScript says (TS${code}): ${ts.flattenDiagnosticMessageText(messageText, " ").replace(/[.?]$/, "")}`,
  remedy: "Correct the code: it must pass the compiler in strict mode.",
});

/** Checks the types of all files, in one program per language; returns each file's problems. */
export const checkScriptTypes = (files: readonly string[]): Map<string, SampleDiagnostic[]> => {
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const found = new Map<string, SampleDiagnostic[]>();
  for (const options of [forTypeScript, forJavaScript]) {
    const roots = files.filter((file) => isJavaScript(file) === (options === forJavaScript));
    if (roots.length === 0) continue;
    const host = ts.createCompilerHost(options, true);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) => {
      if (!parsed.has(name)) parsed.set(name, read(name, ...rest));
      return parsed.get(name);
    };
    const program = ts.createProgram({
      rootNames: [...roots, path.resolve(scriptDeclarations)],
      options: { ...options, typeRoots: [path.resolve("node_modules/@types")] },
      host,
    });
    for (const file of roots) {
      const source = program.getSourceFile(file)!;
      const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      found.set(file, [...findEscapes(source), ...diagnostics.map(toDiagnostic)]);
    }
  }
  return found;
};
