import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { syntaxTree } from "../../../grammar/grammar";
import type { KnownSymbol } from "../../../names/toolkit-names";
import type { SampleDiagnostic } from "../../../samples/sample";
import { columnDiagnostics } from "./frame-columns";
import { runPyright } from "./pyright";
import type { Diagnostic } from "./pyright";
import { typeDiagnostics } from "./type-diagnostics";
import { uncalledFunction, withTypesRevealed } from "./uncalled";

/** A program's file in the folder where it's checked. */
export interface PythonFile {
  file: string;
  code: string;
  /** Is it also run, which shows better what may be None? */
  executed: boolean;
}

/** Folder of copies in which types are revealed. */
const COPIES = "revealed";

const uncalledDiagnostics = (diagnostics: readonly Diagnostic[], code: string): SampleDiagnostic[] =>
  diagnostics.flatMap(({ severity, message, range }) => {
    const name = severity === "information" ? uncalledFunction(message, code) : undefined;
    if (name === undefined) return [];
    const diagnostic = `"${name}" is a method or a function, and is used here without being called`;
    return [{ line: range.start.line, message: diagnostic, remedy: `Call it: ${name}().` }];
  });

const oneOfLine = (diagnostics: readonly SampleDiagnostic[]): SampleDiagnostic[] => [
  ...new Map([...diagnostics].reverse().map((diagnostic) => [diagnostic.line, diagnostic])).values(),
];

/** Checks the types of all programs at once; returns each file's problems, at most one per line. */
export const checkPythonTypes = async (
  folder: string,
  files: readonly PythonFile[],
  symbols: readonly KnownSymbol[],
): Promise<Map<string, SampleDiagnostic[]>> => {
  const trees = await Promise.all(files.map(({ code }) => syntaxTree("python", code)));
  const copies = files.map((_, index) => path.join(folder, COPIES, `${index}.py`));
  mkdirSync(path.join(folder, COPIES));
  for (const [index, { code }] of files.entries())
    writeFileSync(copies[index]!, withTypesRevealed(code, trees[index]!));
  const found = await runPyright(folder, [...files.map(({ file }) => file), ...copies], symbols);
  const of = (file: string): Diagnostic[] => found.filter((one) => path.resolve(one.file) === file);
  return new Map(
    files.map(({ file, code, executed }, index) => [
      file,
      oneOfLine([
        ...typeDiagnostics(of(file), { executed, symbols }),
        ...uncalledDiagnostics(of(copies[index]!), code),
        ...columnDiagnostics(trees[index]!),
      ]),
    ]),
  );
};
