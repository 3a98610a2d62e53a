import type { Root } from "mdast";

import { componentProps, isComponent } from "../../nodes/component";
import { walk } from "../../nodes/walk";
import type { ToolkitSymbol } from "../../../reference/toolkit/symbol";
import type { ToolkitShortcode } from "./toolkit-shortcode";

/** Ids of the symbols that a page has an anchor for. */
export const listedSymbols = (
  tree: Root,
  symbols: readonly ToolkitSymbol[],
  shortcodes: readonly ToolkitShortcode[],
): Set<string> => {
  const ids = new Set<string>();
  walk(tree, (node) => {
    if (!isComponent(node)) return;
    const shortcode = shortcodes.find(({ name }) => name === node.name);
    for (const id of shortcode?.anchors?.(componentProps(node), symbols) ?? []) ids.add(id);
  });
  return ids;
};
