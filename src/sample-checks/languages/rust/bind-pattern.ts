import type { Node } from "@vscode/tree-sitter-wasm";

import { childrenOf, part } from "../../grammar/syntax-node";
import { fieldType } from "./member-type";
import { pathType } from "./path-type";
import type { RustProgram, Scope } from "./rust-program";
import { unwrapped } from "./rust-types";

const bindFields = (pattern: Node, scope: Scope, program: RustProgram): void => {
  const name = part(pattern, "type");
  const isPath = name.type.startsWith("scoped");
  if (isPath) pathType(name, program);
  const owner = isPath ? undefined : program.type(name.text);
  for (const child of childrenOf(pattern)) {
    if (child.type !== "field_pattern") continue;
    const field = part(child, "name");
    const type = owner && fieldType(owner.name, field, program);
    const inner = child.childForFieldName("pattern");
    if (inner) bindPattern(inner, type, scope, program);
    else scope.set(field.text, type);
  }
};

/** Gives the variables of a pattern the types they have when it takes a value of a type apart. */
export const bindPattern = (pattern: Node, type: string | undefined, scope: Scope, program: RustProgram): void => {
  switch (pattern.type) {
    case "identifier":
      return void scope.set(pattern.text, type);
    case "reference_pattern":
    case "ref_pattern":
    case "mut_pattern":
    case "match_pattern":
      if (pattern.firstNamedChild) bindPattern(pattern.firstNamedChild, type, scope, program);
      return;
    case "tuple_struct_pattern": {
      const constructor = part(pattern, "type");
      const [inner] = pattern.namedChildren.slice(1);
      const known = ["Some", "Ok"].includes(constructor.text) && type !== undefined ? unwrapped(type) : undefined;
      if (constructor.type === "scoped_identifier") pathType(constructor, program);
      if (inner) bindPattern(inner, known, scope, program);
      return;
    }
    case "struct_pattern":
      return bindFields(pattern, scope, program);
    case "scoped_identifier":
      return void pathType(pattern, program);
    default:
      for (const child of childrenOf(pattern)) bindPattern(child, undefined, scope, program);
  }
};
