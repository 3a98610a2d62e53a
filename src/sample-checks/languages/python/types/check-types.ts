import { writeFileSync } from "node:fs";
import path from "node:path";

import type { Node } from "@vscode/tree-sitter-wasm";

import { syntaxTree } from "../../../grammar/grammar";
import type { KnownSymbol } from "../../../names/toolkit-names";
import type { SampleProblem } from "../../../samples/sample";
import { columnProblems } from "./frame-columns";
import { runPyright } from "./pyright";
import type { Diagnostic } from "./pyright";
import { typeProblems } from "./type-problems";
import { uncalledFunction, withTypesRevealed } from "./uncalled";

/** A program's file in the folder where it is checked. */
export interface PythonFile {
  file: string;
  code: string;
  /** Is it run as well, which proves better what may be None? */
  executed: boolean;
}

/** A copy beside the file, in which types are revealed. */
const copyOf = (file: string): string => `${file.slice(0, -".py".length)}_revealed.py`;

const uncalledProblems = (diagnostics: readonly Diagnostic[]): SampleProblem[] =>
  diagnostics.flatMap(({ severity, message, range }) => {
    const name = severity === "information" ? uncalledFunction(message) : undefined;
    if (name === undefined) return [];
    const problem = `"${name}" is a method or a function, and is used here without being called`;
    return [{ line: range.start.line, problem, remedy: `Call it: ${name}().` }];
  });

const oneOfLine = (problems: readonly SampleProblem[]): SampleProblem[] => [
  ...new Map([...problems].reverse().map((problem) => [problem.line, problem])).values(),
];

/** Checks the types of all programs in one go; gives each file's problems, one of a line. */
export const checkTypes = async (
  folder: string,
  files: readonly PythonFile[],
  symbols: readonly KnownSymbol[],
): Promise<Map<string, SampleProblem[]>> => {
  const trees = new Map<string, Node>();
  for (const { file, code } of files) {
    const tree = await syntaxTree("python", code);
    trees.set(file, tree);
    writeFileSync(copyOf(file), withTypesRevealed(code, tree));
  }
  const all = files.flatMap(({ file }) => [file, copyOf(file)]);
  const found = await runPyright(folder, all, symbols);
  const of = (file: string): Diagnostic[] => found.filter((one) => path.resolve(one.file) === file);
  return new Map(
    files.map(({ file, executed }) => [
      file,
      oneOfLine([
        ...typeProblems(of(file), { executed, symbols }),
        ...uncalledProblems(of(copyOf(file))),
        ...columnProblems(trees.get(file)!),
      ]),
    ]),
  );
};
