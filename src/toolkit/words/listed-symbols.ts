import type { Root } from "mdast";

import { componentProps } from "../../mdx/nodes/component-props";
import { isComponent } from "../../mdx/nodes/is-component";
import { walk } from "../../mdx/read/walk";
import { matchingSymbols } from "../matching-symbols";
import type { ToolkitSymbol } from "../symbol";

/** Ids of the symbols that a page has an anchor for: in a table, or as a full entry. */
export const listedSymbols = (tree: Root, symbols: readonly ToolkitSymbol[]): Set<string> => {
  const ids = new Set<string>();
  walk(tree, (node) => {
    if (isComponent(node, "SymbolTable"))
      for (const { id } of matchingSymbols(symbols, componentProps(node))) ids.add(id);
    if (isComponent(node, "Symbol")) ids.add(componentProps(node)["id"] ?? "");
  });
  return ids;
};
