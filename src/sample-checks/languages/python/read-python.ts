import type { Node } from "@vscode/tree-sitter-wasm";

import { childrenOf, part } from "../../grammar/syntax-node";
import { argumentProblems } from "./python-arguments";
import type { Known, PythonProgram, Scope } from "./python-program";
import { readFromImport, readImport } from "./read-import";

type Read = (node: Node, scope: Scope, program: PythonProgram) => Known;

const readChildren: Read = (node, scope, program) => {
  for (const child of childrenOf(node)) readPython(child, scope, program);
  return undefined;
};

const readAttribute: Read = (node, scope, program) => {
  const object = readPython(part(node, "object"), scope, program);
  const name = part(node, "attribute");
  if (!object) return undefined;
  if ("module" in object) return program.inModule(object.module, name, object.inner);
  if ("type" in object) return program.member(object.type, name);
  return object.symbol.kind === "class" ? program.member(object.symbol.name, name) : undefined;
};

const readCall: Read = (node, scope, program) => {
  const callee = readPython(part(node, "function"), scope, program);
  const list = part(node, "arguments");
  readChildren(list, scope, program);
  if (!callee || !("symbol" in callee)) return undefined;
  const { symbol } = callee;
  for (const problem of argumentProblems(symbol, list, program.toolkit)) program.report(problem.node, problem);
  if (symbol.kind === "class") return { type: symbol.name };
  return symbol.returns === null ? undefined : { type: symbol.returns };
};

const bind = (pattern: Node, value: Known, scope: Scope): void => {
  if (pattern.type === "identifier") scope.set(pattern.text, value);
  else for (const name of pattern.descendantsOfType("identifier")) if (name) scope.set(name.text, undefined);
};

/** Type of the elements that iteration over a type gives. */
const elementOf = (type: string): string | undefined => /^(?:list|Iterator|Iterable|tuple)\[(\w+)\]$/.exec(type)?.[1];

/** Reads `for left in right`. */
const readFor = (node: Node, scope: Scope, program: PythonProgram): void => {
  const value = readPython(part(node, "right"), scope, program);
  const element = value && "type" in value ? elementOf(value.type) : undefined;
  bind(part(node, "left"), element === undefined ? undefined : { type: element }, scope);
};

const readComprehension: Read = (node, scope, program) => {
  const inner: Scope = new Map(scope);
  const children = childrenOf(node);
  for (const child of children) if (child.type === "for_in_clause") readFor(child, inner, program);
  for (const child of children) if (child.type !== "for_in_clause") readPython(child, inner, program);
  return undefined;
};

const readFunction: Read = (node, scope, program) => {
  const inner: Scope = new Map(scope);
  for (const param of childrenOf(part(node, "parameters"))) {
    const name = param.type === "identifier" ? param : param.descendantsOfType("identifier")[0];
    const type = param.childForFieldName("type");
    const known = type ? readPython(type.firstNamedChild ?? type, scope, program) : undefined;
    if (name) inner.set(name.text, known && "symbol" in known ? { type: known.symbol.name } : undefined);
  }
  return readChildren(part(node, "body"), inner, program);
};

/** Checks a node and those below it; gives what is known of its value. */
export const readPython: Read = (node, scope, program) => {
  switch (node.type) {
    case "import_statement":
      return void readImport(node, scope, program);
    case "import_from_statement":
      return void readFromImport(node, scope, program);
    case "identifier":
      return scope.get(node.text);
    case "attribute":
      return readAttribute(node, scope, program);
    case "call":
      return readCall(node, scope, program);
    case "keyword_argument":
      return readPython(part(node, "value"), scope, program);
    case "parenthesized_expression":
    case "await":
      return node.firstNamedChild ? readPython(node.firstNamedChild, scope, program) : undefined;
    case "assignment": {
      const right = node.childForFieldName("right");
      return void bind(part(node, "left"), right ? readPython(right, scope, program) : undefined, scope);
    }
    case "for_statement":
      readFor(node, scope, program);
      for (const block of [part(node, "body"), node.childForFieldName("alternative")])
        if (block) readChildren(block, scope, program);
      return undefined;
    case "list_comprehension":
    case "set_comprehension":
    case "dictionary_comprehension":
    case "generator_expression":
      return readComprehension(node, scope, program);
    case "as_pattern": {
      const [value, alias] = childrenOf(node);
      const known = value ? readPython(value, scope, program) : undefined;
      return void (alias && bind(alias.firstNamedChild ?? alias, known, scope));
    }
    case "function_definition":
      return readFunction(node, scope, program);
    default:
      return readChildren(node, scope, program);
  }
};
