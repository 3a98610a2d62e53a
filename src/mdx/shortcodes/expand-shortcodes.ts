import type { Content, Root } from "mdast";
import type { Parent } from "unist";

import { componentProps, isComponent } from "../nodes/component";
import type { Shortcodes } from "./shortcode";

/** Replaces shortcodes with what they expand to. Everything they refer to must exist. */
export const expandShortcodes = (tree: Root, { components }: Shortcodes): void => {
  const expanders = new Map([...components].map(([name, shortcode]) => [name, shortcode.expand?.(tree)]));
  const expandNode = (node: Content): Content[] => {
    const expand = isComponent(node) ? expanders.get(node.name ?? "") : undefined;
    if (isComponent(node) && expand) return expand(node, componentProps(node));
    expandChildren(node);
    return [node];
  };
  const expandChildren = (node: Content | Root): void => {
    if ("children" in node) (node as Parent).children = (node.children as Content[]).flatMap(expandNode);
  };
  expandChildren(tree);
};
