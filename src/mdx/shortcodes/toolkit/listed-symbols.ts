import type { Root } from "mdast";

import { componentProps, isComponent } from "../../nodes/component";
import { walk } from "../../nodes/walk";
import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";
import type { ToolkitWord } from "./toolkit-shortcode";

/** Ids of the symbols that a page has an anchor for. */
export const listedSymbols = (
  tree: Root,
  symbols: readonly ToolkitSymbol[],
  words: readonly ToolkitWord[],
): Set<string> => {
  const ids = new Set<string>();
  walk(tree, (node) => {
    if (!isComponent(node)) return;
    const word = words.find(({ name }) => name === node.name);
    for (const id of word?.anchors?.(componentProps(node), symbols) ?? []) ids.add(id);
  });
  return ids;
};
