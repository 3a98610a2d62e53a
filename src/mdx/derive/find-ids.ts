import type { Root } from "hast";
import type { Node, Parent } from "unist";

const idOf = (node: Node & { properties?: { id?: unknown } }): string[] =>
  typeof node.properties?.id === "string" ? [node.properties.id] : [];

const collect = (node: Node): string[] => [
  ...idOf(node),
  ...("children" in node ? (node as Parent).children.flatMap(collect) : []),
];

/** Gives every id in the page. */
export const findIds = (root: Root): string[] => collect(root);
