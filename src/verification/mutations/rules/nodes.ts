import type { Node } from "@vscode/tree-sitter-wasm";

import { misspelt } from "./misspelt";
import type { Block, Replacement } from "./rule";

/** The single-line nodes of these types in a block. */
export const nodesOf = ({ root }: Block, ...types: string[]): Node[] =>
  (root?.descendantsOfType(types) ?? []).filter(
    (node): node is Node => node !== null && node.startPosition.row === node.endPosition.row,
  );

/** Replaces a node's text. */
export const replaced = (node: Node, text: string): Replacement => ({
  start: node.startIndex,
  end: node.endIndex,
  text,
});

/** Misspells the nodes that are toolkit names. */
export const misspeltNames = (block: Block, nodes: readonly (Node | null)[]): Replacement[] => {
  const names = new Set(block.symbols.flatMap(({ name, params }) => [name, ...params.map((param) => param.name)]));
  return nodes
    .filter((node) => node !== null)
    .filter(({ text }) => names.has(text))
    .map((node) => replaced(node, misspelt(node.text, block.random)));
};

/** Replaces nodes that are names in a toolkit type with names from another type. */
export const namesOfOthers = (block: Block, nodes: readonly (Node | null)[]): Replacement[] => {
  const { symbols, random } = block;
  const members = symbols.filter(({ kind, parent }) => kind === "method" && parent !== null);
  return nodes
    .filter((node) => node !== null)
    .flatMap((node) => {
      const owners = new Set(members.filter(({ name }) => name === node.text).map(({ parent }) => parent));
      const siblings = new Set(members.filter(({ parent }) => owners.has(parent)).map(({ name }) => name));
      const others = members.filter(({ name }) => owners.size > 0 && !siblings.has(name));
      const other = others[Math.floor(random() * others.length)];
      return other ? [replaced(node, other.name)] : [];
    });
};

/** The nodes' children with this name, if they have one. */
export const fieldsOf = (nodes: readonly Node[], name: string): Node[] =>
  nodes.map((node) => node.childForFieldName(name)).filter((node) => node !== null);

/** Replaces a number with a text, and a text with a number. */
export const otherType = (value: Node): Replacement => replaced(value, /^["'`]/.test(value.text) ? "7" : '"seven"');
