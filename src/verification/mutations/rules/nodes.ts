import type { Node } from "@vscode/tree-sitter-wasm";

import { misspelt } from "./changed-text";
import type { Block, Replacement, Rule } from "./rule";

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

type Nodes = (block: Block) => readonly (Node | null)[];

const isNode = (node: Node | null): node is Node => node !== null;

/** Replaces each node's text with another. */
export const replaces = (kind: string, nodes: Nodes, change: (text: string, block: Block) => string): Rule => ({
  kind,
  find: (block) =>
    nodes(block)
      .filter(isNode)
      .map((node) => replaced(node, change(node.text, block))),
});

export const misspells = (kind: string, nodes: Nodes): Rule =>
  replaces(kind, nodes, (text, { random }) => misspelt(text, random));

/** Misspells the nodes that are toolkit names. */
export const renames = (kind: string, nodes: Nodes): Rule =>
  misspells(kind, (block) => {
    const names = new Set(block.symbols.flatMap(({ name, params }) => [name, ...params.map((param) => param.name)]));
    return nodes(block).filter((node) => names.has(node?.text ?? ""));
  });

/** Replaces numbers with a text, and texts with a number. */
export const retypes = (nodes: Nodes): Rule =>
  replaces("value of another type", nodes, (text) => (/^["'`]/.test(text) ? "7" : '"seven"'));

/** Replaces nodes that are names in a toolkit type with names from another type. */
const namesOfOthers = (block: Block, nodes: readonly (Node | null)[]): Replacement[] => {
  const { symbols, random } = block;
  const members = symbols.filter(({ kind, parent }) => kind === "method" && parent !== null);
  return nodes.filter(isNode).flatMap((node) => {
    const owners = new Set(members.filter(({ name }) => name === node.text).map(({ parent }) => parent));
    const siblings = new Set(members.filter(({ parent }) => owners.has(parent)).map(({ name }) => name));
    const others = members.filter(({ name }) => owners.size > 0 && !siblings.has(name));
    const other = others[Math.floor(random() * others.length)];
    return other ? [replaced(node, other.name)] : [];
  });
};

/** The nodes' children with this name, if they have one. */
export const fieldsOf = (nodes: readonly Node[], name: string): Node[] =>
  nodes.map((node) => node.childForFieldName(name)).filter(isNode);

/** The names of members in nodes of a type: those that are called, or the others. */
export const membersIn =
  (type: string, field: string, called: boolean): Nodes =>
  (block) => {
    const isCalled = (node: Node): boolean =>
      /^call/.test(node.parent?.type ?? "") && node.parent?.childForFieldName("function")?.id === node.id;
    return fieldsOf(
      nodesOf(block, type).filter((node) => isCalled(node) === called),
      field,
    );
  };

/** What every language has for the members of values. */
export const memberRules = (type: string, field: string, ofFields = "renamed field"): Rule[] => {
  const methods = membersIn(type, field, true);
  return [
    renames("renamed method", methods),
    { kind: "method of another type", find: (block) => namesOfOthers(block, methods(block)) },
    renames(ofFields, membersIn(type, field, false)),
  ];
};
