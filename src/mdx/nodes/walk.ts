import type { Content, Root } from "mdast";
import type { Node, Parent } from "unist";
import { visit } from "unist-util-visit";
import type { EXIT } from "unist-util-visit";

type Enter = (node: Content, parent: Parent) => typeof EXIT | void;

/** Visits each node of a tree below its root; the types of Markdown with MDX are too deep for the library to infer. */
export const walk = (tree: Root, enter: Enter): void =>
  visit(tree as Node, (node, _index, parent: Parent | null) => (parent ? enter(node as Content, parent) : undefined));
