import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Node } from "@vscode/tree-sitter-wasm";

import { part, syntaxTree } from "../../../grammar/grammar";
import type { KnownSymbol } from "../../../names/toolkit-names";
import type { SampleDiagnostic } from "../../../samples/sample";
import { type Diagnostic, runPyright } from "./pyright";

/** Functions that accept and show any value. */
const showing: readonly string[] = ["print", "str", "repr", "format", "bool"];

/** Returns whether the node is its parent's child with that name. */
const isPart = (node: Node, name: string): boolean => node.parent?.childForFieldName(name)?.id === node.id;

/** Parents of names that are bound, passed on or part of a longer name. */
const holders: readonly string[] =
  "attribute keyword_argument pattern_list tuple_pattern decorator delete_statement type dotted_name except_clause case_pattern".split(
    " ",
  );

/** Returns whether this can be a function that isn't called: a callback, or a value that isn't read. */
const mayBeFunction = (node: Node): boolean => {
  const parent = node.parent!;
  if (parent.type === "call") return isPart(node, "function");
  if (parent.type === "assignment" || parent.type === "augmented_assignment") return isPart(node, "left");
  if (parent.type === "argument_list")
    return parent.parent?.type !== "call" || !showing.includes(part(parent.parent, "function").text);
  return holders.includes(parent.type);
};

/** Names that a program imports from the toolkit's modules. */
const importedFromToolkit = (root: Node): Set<string> =>
  new Set(
    root
      .descendantsOfType("import_from_statement")
      .filter((node) => /^ddex_/.test(node?.childForFieldName("module_name")?.text ?? ""))
      .flatMap((node) => node!.childrenForFieldName("name"))
      .map((name) => (name?.childForFieldName("alias") ?? name)?.text ?? ""),
  );

const isInImport = (node: Node): boolean => /^import/.test(node.parent?.parent?.type ?? "");

/** Returns the program with `reveal_type(…)` around each dotted or toolkit name that isn't called, line by line. */
const withTypesRevealed = (code: string, root: Node): string => {
  const imported = importedFromToolkit(root);
  const values = root
    .descendantsOfType(["attribute", "identifier"])
    .filter((node): node is Node => node !== null)
    .filter((node) => node.type === "attribute" || (imported.has(node.text) && !isInImport(node)))
    .filter((node) => !mayBeFunction(node));
  const inserts = values.flatMap(({ startIndex, endIndex }) => [
    { offset: startIndex, text: "reveal_type(" },
    { offset: endIndex, text: ")" },
  ]);
  return inserts
    .sort((a, b) => b.offset - a.offset)
    .reduce((revealed, { offset, text }) => `${revealed.slice(0, offset)}${text}${revealed.slice(offset)}`, code);
};

/**
 * Returns the name of a function in a type that pyright reveals; undefined for other values. If the type is unknown,
 * it's a function that the program calls elsewhere.
 */
const uncalledFunction = (message: string, code: string): string | undefined => {
  const [, name, type] = /^Type of "([^]+)" is "([^]+)"$/.exec(message) ?? [];
  if (name === undefined || type === undefined) return undefined;
  const isFunction =
    type === "Unknown" ? code.includes(`.${name.split(".").at(-1)}(`) : /^(?:\(.*\) ->|Overload\[)/s.test(type);
  return isFunction ? name : undefined;
};

/** A program's file in the folder where it's checked. */
export interface PythonFile {
  file: string;
  code: string;
  /** Whether it is also run, which shows better what may be None. */
  executed: boolean;
}

/** Returns pyright's message up to the first name, without the reasons for each type that doesn't match. */
const gist = (message: string): string => {
  const lines = message.split("\n");
  const named = lines.findIndex((line) => line.includes('"'));
  return lines
    .slice(0, named + 1 || 1)
    .map((line) => line.trim())
    .join(": ")
    .replace(/\.$/, "");
};

/** Reports only that something about a call is wrong; another message has the details. */
const isVague = ({ message }: Diagnostic): boolean => message.startsWith("No overloads for");

/** Pyright's messages about a program, as problems. For a program that is also run, "may be None" is ignored. */
const typeDiagnostics = (diagnostics: readonly Diagnostic[], executed: boolean): SampleDiagnostic[] => {
  const errors = diagnostics
    .filter(({ severity }) => severity === "error")
    .sort((a, b) => Number(isVague(a)) - Number(isVague(b)));
  const unproved = new Set(
    errors.filter(({ message }) => /"None"|\| None\b/.test(message)).map(({ range }) => range.start.line),
  );
  return errors
    .filter(({ range }) => !executed || !unproved.has(range.start.line))
    .map(({ message, rule, range }) => {
      const text = gist(message);
      return {
        line: range.start.line,
        message: rule === undefined ? `This is not Python: ${text}` : `Pyright says (${rule}): ${text}`,
        remedy: "Correct the code. What the toolkit has is in content/toolkit.",
      };
    });
};

const COPIES = "revealed";

const uncalledDiagnostics = (diagnostics: readonly Diagnostic[], code: string): SampleDiagnostic[] =>
  diagnostics.flatMap(({ severity, message, range }) => {
    const name = severity === "information" ? uncalledFunction(message, code) : undefined;
    if (name === undefined) return [];
    const diagnostic = `"${name}" is a method or a function, and is used here without being called`;
    return [{ line: range.start.line, message: diagnostic, remedy: `Call it: ${name}().` }];
  });

const uniqueByLine = (diagnostics: readonly SampleDiagnostic[]): SampleDiagnostic[] => [
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
  const of = (file: string): Diagnostic[] => found.filter((diagnostic) => path.resolve(diagnostic.file) === file);
  return new Map(
    files.map(({ file, code, executed }, index) => [
      file,
      uniqueByLine([...typeDiagnostics(of(file), executed), ...uncalledDiagnostics(of(copies[index]!), code)]),
    ]),
  );
};
