import type { Node } from "@vscode/tree-sitter-wasm";

/** A child of a node that the grammar requires. */
export const part = (node: Node, name: string): Node => node.childForFieldName(name)!;

/** The direct children of a node, without punctuation. */
export const childrenOf = (node: Node): Node[] => node.namedChildren.filter((child) => child !== null);
