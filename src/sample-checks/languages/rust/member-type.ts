import type { Node } from "@vscode/tree-sitter-wasm";

import { nameProblem } from "../../names/toolkit-names";
import type { RustProgram } from "./rust-program";
import { headOf, typeWithSelf, unwrapped } from "./rust-types";
import { givingSameType, ofAnyType, overElements, takingOne, unwrapping } from "./std-methods";

/** Checks a field of a value of a type; gives the field's type. */
export const fieldType = (type: string | undefined, name: Node, program: RustProgram): string | undefined => {
  const owner = type === undefined ? undefined : program.type(headOf(type));
  if (!owner || owner.kind !== "struct" || headOf(type!) === "Option") return undefined;
  const found = owner.params.find((param) => param.name === name.text);
  if (found) return found.type;
  const known = owner.params.map((param) => param.name);
  if (known.length > 0) program.report(name, nameProblem(name.text, `${owner.name} in Rust`, known));
  return undefined;
};

/** Checks a method that is called on a value of a type; gives the type of its result. */
export const methodType = (type: string, name: Node, program: RustProgram): string | undefined => {
  const called = name.text;
  if (unwrapping.has(called)) return unwrapped(type);
  if (givingSameType.has(called)) return type;
  const owner = program.type(headOf(type));
  const method = owner && program.method(owner, called);
  if (method) return typeWithSelf(method.returns, owner.name);
  const element = program.elementOf(type);
  if (takingOne.has(called)) return element === undefined ? undefined : `Option<${element}>`;
  if (owner && element === undefined && !overElements.has(called) && !ofAnyType.has(called)) {
    const known = program.toolkit.names(owner.name).filter((other) => program.method(owner, other));
    program.report(name, nameProblem(called, `${owner.name} in Rust`, known));
  }
  return undefined;
};
