import type { Node } from "@vscode/tree-sitter-wasm";

import { childrenOf, part } from "../../grammar/syntax-node";
import type { RustProgram } from "./rust-program";

/** Reads what a `use` brings in, below the path that stands before it. */
export const readUse = (node: Node, program: RustProgram, prefix: readonly string[] = []): void => {
  const path = (): string[] => [...prefix, ...(node.childForFieldName("path")?.text ?? "").split("::").filter(Boolean)];
  switch (node.type) {
    case "use_as_clause":
      return program.import(path(), part(node, "alias").text, node);
    case "scoped_use_list":
      return readUse(part(node, "list"), program, path());
    case "use_list":
      for (const child of childrenOf(node)) readUse(child, program, prefix);
      return;
    case "self":
      return program.import(prefix, prefix.at(-1) ?? "", node);
    case "use_wildcard": {
      const full = [...prefix, ...node.text.split("::").slice(0, -1)];
      if (full.length > 0) program.import(full, full.at(-1)!, node);
      return;
    }
    default: {
      const full = [...prefix, ...node.text.split("::")];
      program.import(full, full.at(-1)!, node);
    }
  }
};
