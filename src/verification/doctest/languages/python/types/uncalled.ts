import type { Node } from "@vscode/tree-sitter-wasm";

import { part } from "../../../grammar/syntax-node";

/** Functions that take any value and show it. */
const showing: readonly string[] = ["print", "str", "repr", "format", "bool"];

/** Is the node a part of its parent by that name? */
const isPart = (node: Node, name: string): boolean => node.parent?.childForFieldName(name)?.id === node.id;

/** May a function stand here without being called: as a callback, or where no value is read? */
const mayBeFunction = (node: Node): boolean => {
  const parent = node.parent!;
  switch (parent.type) {
    case "call":
      return isPart(node, "function");
    case "attribute":
      return true;
    case "assignment":
    case "augmented_assignment":
      return isPart(node, "left");
    case "argument_list":
      return parent.parent?.type !== "call" || !showing.includes(part(parent.parent, "function").text);
    case "keyword_argument":
    case "pattern_list":
    case "tuple_pattern":
    case "decorator":
    case "delete_statement":
    case "type":
    case "dotted_name":
    case "except_clause":
    case "case_pattern":
      return true;
    default:
      return false;
  }
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
 * The program with `reveal_type(…)` around each name with a dot, and each name of the toolkit, whose value is used and
 * that is not called. Lines stay where they are.
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
 * The name of a function in what pyright reveals of a type in a program; undefined for any other value. Where the type
 * is not known, it is one that the program calls elsewhere.
 */
export const uncalledFunction = (message: string, code: string): string | undefined => {
  const [, name, type] = /^Type of "([^]+)" is "([^]+)"$/.exec(message) ?? [];
  if (name === undefined || type === undefined) return undefined;
  const isFunction =
    type === "Unknown" ? code.includes(`.${name.split(".").at(-1)}(`) : /^(?:\(.*\) ->|Overload\[)/s.test(type);
  return isFunction ? name : undefined;
};
