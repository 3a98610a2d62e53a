import type { Node } from "@vscode/tree-sitter-wasm";

/** A part that the grammar requires a node to have. */
export const part = (node: Node, name: string): Node => node.childForFieldName(name)!;

/** The nodes right below a node, without punctuation. */
export const childrenOf = (node: Node): Node[] => node.namedChildren.filter((child) => child !== null);
