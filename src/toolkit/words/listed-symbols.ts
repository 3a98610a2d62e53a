import type { Root } from "mdast";
import type { Node } from "unist";
import { visit } from "unist-util-visit";

import { componentProps, isComponent } from "../../mdx/nodes/component";
import type { ToolkitSymbol } from "../symbol";
import type { ToolkitWord } from "./toolkit-word";

/** Ids of the symbols that a page has an anchor for. */
export const listedSymbols = (
  tree: Root,
  symbols: readonly ToolkitSymbol[],
  words: readonly ToolkitWord[],
): Set<string> => {
  const ids = new Set<string>();
  visit(tree as Node, (node) => {
    if (!isComponent(node)) return;
    const word = words.find(({ name }) => name === node.name);
    for (const id of word?.anchors?.(componentProps(node), symbols) ?? []) ids.add(id);
  });
  return ids;
};
