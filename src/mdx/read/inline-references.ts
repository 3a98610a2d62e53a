import type { Content, Definition, Root } from "mdast";

import { walk } from "../nodes/walk";

const findDefinitions = (tree: Root): Map<string, Definition> => {
  const definitions = new Map<string, Definition>();
  walk(tree, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
};

/** Turns reference links and images (`[text][id]`) into inline ones and removes their definitions. */
export const inlineReferences = (tree: Root): void => {
  const definitions = findDefinitions(tree);
  if (definitions.size === 0) return;
  const inline = (nodes: Content[]): Content[] => nodes.filter(({ type }) => type !== "definition").map(inlineNode);
  const inlineNode = (node: Content): Content => {
    if ("children" in node) node.children = inline(node.children) as typeof node.children;
    if (node.type !== "linkReference" && node.type !== "imageReference") return node;
    const { url = "", title } = definitions.get(node.identifier) ?? {};
    return { ...node, type: node.type === "linkReference" ? "link" : "image", url, title } as Content;
  };
  tree.children = inline(tree.children);
};
