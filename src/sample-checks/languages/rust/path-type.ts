import type { Node } from "@vscode/tree-sitter-wasm";

import { nameProblem } from "../../names/toolkit-names";
import type { KnownSymbol } from "../../names/toolkit-names";
import { isCrate, isProblem, resolvePath, variantsOf } from "./rust-names";
import type { RustProgram } from "./rust-program";
import { typeWithSelf } from "./rust-types";
import { ofAnyType } from "./std-methods";

/** Type that an associated function or variant of a toolkit type gives. */
const associatedType = (owner: KnownSymbol, name: Node, program: RustProgram): string | undefined => {
  const { toolkit } = program;
  const method = program.method(owner, name.text);
  if (method) return typeWithSelf(method.returns, owner.name);
  const variants = owner.kind === "enum" ? variantsOf(owner, toolkit) : undefined;
  if (variants?.includes(name.text)) return owner.name;
  if (name.text === "new" && owner.kind === "class" && !toolkit.find(owner.name, name.text)) return owner.name;
  if (name.text === "default") return owner.name;
  if (ofAnyType.has(name.text) || (owner.kind === "enum" && variants === undefined)) return undefined;
  program.report(name, nameProblem(name.text, `${owner.name} in Rust`, variants ?? toolkit.names(owner.name)));
  return undefined;
};

/** Type of what a path names that begins at a crate. */
const typeFromCrate = (path: readonly string[], node: Node, name: Node, program: RustProgram): string | undefined => {
  const found = resolvePath(path, program.toolkit);
  if (!isProblem(found)) return "symbol" in found ? (found.symbol.returns ?? found.symbol.name) : undefined;
  const owner = resolvePath(path.slice(0, -1), program.toolkit);
  if (!isProblem(owner) && "symbol" in owner) return associatedType(owner.symbol, name, program);
  program.report(node, found);
  return undefined;
};

/** Checks `a::b::C`; gives its type when it is a value. */
export const pathType = (node: Node, program: RustProgram): string | undefined => {
  const segments = node.text.replace(/::<[^]*?>(?=::|$)/g, "").split("::");
  const name = node.childForFieldName("name") ?? node;
  const [first = "", ...rest] = segments;
  if (isCrate(first)) return typeFromCrate(segments, node, name, program);
  const item = program.item(first);
  if (item && "module" in item)
    return typeFromCrate([item.crate, ...(item.module?.split("::") ?? []), ...rest], node, name, program);
  const owner = rest.length === 1 ? program.importedType(first) : undefined;
  return owner && associatedType(owner, name, program);
};
