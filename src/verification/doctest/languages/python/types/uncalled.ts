import type { Node } from "@vscode/tree-sitter-wasm";

import { part } from "../../../grammar/grammar";

/** Functions that accept and show any value. */
const showing: readonly string[] = ["print", "str", "repr", "format", "bool"];

/** Is the node its parent's child with that name? */
const isPart = (node: Node, name: string): boolean => node.parent?.childForFieldName(name)?.id === node.id;

/** Parents of names that are bound, passed on or part of a longer name. */
const holders: readonly string[] =
  "attribute keyword_argument pattern_list tuple_pattern decorator delete_statement type dotted_name except_clause case_pattern".split(
    " ",
  );

/** Can this be a function that isn't called: a callback, or a value that isn't read? */
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

const inImport = (node: Node): boolean => /^import/.test(node.parent?.parent?.type ?? "");

/**
 * The program with `reveal_type(…)` around each dotted name or toolkit name that is used but not called. Line numbers
 * don't change.
 */
export const withTypesRevealed = (code: string, root: Node): string => {
  const imported = importedFromToolkit(root);
  const values = root
    .descendantsOfType(["attribute", "identifier"])
    .filter((node): node is Node => node !== null)
    .filter((node) => node.type === "attribute" || (imported.has(node.text) && !inImport(node)))
    .filter((node) => !mayBeFunction(node));
  const inserts = values.flatMap(({ startIndex, endIndex }) => [
    { at: startIndex, text: "reveal_type(" },
    { at: endIndex, text: ")" },
  ]);
  return inserts
    .sort((one, other) => other.at - one.at)
    .reduce((revealed, { at, text }) => `${revealed.slice(0, at)}${text}${revealed.slice(at)}`, code);
};

/**
 * The name of a function in a type that pyright reveals; undefined for other values. If the type is unknown, it's a
 * function that the program calls elsewhere.
 */
export const uncalledFunction = (message: string, code: string): string | undefined => {
  const [, name, type] = /^Type of "([^]+)" is "([^]+)"$/.exec(message) ?? [];
  if (name === undefined || type === undefined) return undefined;
  const isFunction =
    type === "Unknown" ? code.includes(`.${name.split(".").at(-1)}(`) : /^(?:\(.*\) ->|Overload\[)/s.test(type);
  return isFunction ? name : undefined;
};
