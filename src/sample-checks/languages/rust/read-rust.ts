import type { Node } from "@vscode/tree-sitter-wasm";

import { childrenOf, part } from "../../grammar/syntax-node";
import { bindPattern } from "./bind-pattern";
import { fieldType, methodType } from "./member-type";
import { pathType } from "./path-type";
import { readUse } from "./read-use";
import type { RustProgram, Scope } from "./rust-program";
import { unwrapped } from "./rust-types";
import { overElements } from "./std-methods";

type Read = (node: Node, scope: Scope, program: RustProgram) => string | undefined;

const readChildren: Read = (node, scope, program) => {
  for (const child of childrenOf(node)) readRust(child, scope, program);
  return undefined;
};

const readMethodCall = (callee: Node, list: Node, scope: Scope, program: RustProgram): string | undefined => {
  const type = readRust(part(callee, "value"), scope, program);
  const name = part(callee, "field");
  const element = type !== undefined && overElements.has(name.text) ? program.elementOf(type) : undefined;
  for (const argument of childrenOf(list)) {
    const inner: Scope = new Map(scope);
    const taken = argument.type === "closure_expression" && part(argument, "parameters").firstNamedChild;
    if (taken && element !== undefined) bindPattern(taken, element, inner, program);
    readRust(argument, inner, program);
  }
  return type === undefined ? undefined : methodType(type, name, program);
};

const readCall: Read = (node, scope, program) => {
  const written = part(node, "function");
  const callee = written.type === "generic_function" ? part(written, "function") : written;
  const list = part(node, "arguments");
  if (callee.type === "field_expression") return readMethodCall(callee, list, scope, program);
  readChildren(list, scope, program);
  return callee.type === "scoped_identifier" ? pathType(callee, program) : program.functionType(callee.text);
};

const readLiteral: Read = (node, scope, program) => {
  const name = part(node, "name");
  const isPath = name.type.startsWith("scoped");
  if (isPath) pathType(name, program);
  const owner = isPath ? undefined : program.importedType(name.text);
  const parts = childrenOf(part(node, "body"));
  const given: string[] = [];
  for (const child of parts) {
    const field = child.type === "shorthand_field_initializer" ? child : child.childForFieldName("field");
    if (field) given.push(field.text);
    if (field && owner) fieldType(owner.name, field, program);
    readRust(child.childForFieldName("value") ?? child, scope, program);
  }
  const isOpen = parts.some(({ type }) => type === "base_field_initializer");
  const missing =
    owner?.kind === "struct" && !isOpen ? owner.params.filter((param) => !given.includes(param.name)) : [];
  if (missing.length > 0)
    program.report(name, {
      problem: `${name.text} in Rust is written without ${missing.map((param) => param.name).join(", ")}`,
      remedy: "Give all its fields, or end with ..Default::default() where the type has it.",
    });
  return owner?.name;
};

const readLet: Read = (node, scope, program) => {
  const value = node.childForFieldName("value");
  const type = value ? readRust(value, scope, program) : undefined;
  const written = node.childForFieldName("type");
  if (written) readRust(written, scope, program);
  bindPattern(part(node, "pattern"), !written || written.text.includes("_") ? type : written.text, scope, program);
  const otherwise = node.childForFieldName("alternative");
  if (otherwise) readRust(otherwise, scope, program);
  return undefined;
};

const readFor: Read = (node, scope, program) => {
  const type = readRust(part(node, "value"), scope, program);
  const inner: Scope = new Map(scope);
  bindPattern(part(node, "pattern"), type === undefined ? undefined : program.elementOf(type), inner, program);
  return readChildren(part(node, "body"), inner, program);
};

const readMatch: Read = (node, scope, program) => {
  const type = readRust(part(node, "value"), scope, program);
  for (const arm of childrenOf(part(node, "body"))) {
    if (arm.type !== "match_arm") continue;
    const inner: Scope = new Map(scope);
    bindPattern(part(arm, "pattern"), type, inner, program);
    readRust(part(arm, "value"), inner, program);
  }
  return undefined;
};

const readFunction: Read = (node, scope, program) => {
  const inner: Scope = new Map(scope);
  for (const param of childrenOf(part(node, "parameters"))) {
    const pattern = param.childForFieldName("pattern");
    if (pattern) bindPattern(pattern, param.childForFieldName("type")?.text, inner, program);
  }
  return readChildren(part(node, "body"), inner, program);
};

/** Checks a node and those below it; gives the type of its value where it is known. */
export const readRust: Read = (node, scope, program) => {
  switch (node.type) {
    case "use_declaration":
      return void readUse(part(node, "argument"), program);
    case "identifier":
      return scope.get(node.text);
    case "scoped_identifier":
    case "scoped_type_identifier":
      return pathType(node, program);
    case "call_expression":
      return readCall(node, scope, program);
    case "field_expression":
      return fieldType(readRust(part(node, "value"), scope, program), part(node, "field"), program);
    case "try_expression": {
      const type = node.firstNamedChild ? readRust(node.firstNamedChild, scope, program) : undefined;
      return type === undefined ? undefined : unwrapped(type);
    }
    case "reference_expression":
    case "parenthesized_expression":
    case "await_expression": {
      const value = node.childForFieldName("value") ?? node.lastNamedChild;
      return value ? readRust(value, scope, program) : undefined;
    }
    case "struct_expression":
      return readLiteral(node, scope, program);
    case "let_declaration":
      return readLet(node, scope, program);
    case "let_condition":
      return void bindPattern(part(node, "pattern"), readRust(part(node, "value"), scope, program), scope, program);
    case "for_expression":
      return readFor(node, scope, program);
    case "match_expression":
      return readMatch(node, scope, program);
    case "function_item":
      return readFunction(node, scope, program);
    case "block":
      return readChildren(node, new Map(scope), program);
    default:
      return readChildren(node, scope, program);
  }
};
