import type { Content } from "mdast";

import { componentProps, isComponent } from "../../mdx/nodes/component";
import { walk } from "../../mdx/nodes/walk";

/** Props of the shortcodes with this name in a part of a page. */
export const propsOf = (part: Content, name: string, prop: string): string[] => {
  const found: string[] = [];
  walk(part, (node) => {
    if (isComponent(node, name)) found.push(...(componentProps(node)[prop] ?? "").split(/\s+/).filter(Boolean));
  });
  return found;
};

/** The inline code in a part of a page. */
export const codesOf = (part: Content): string[] => {
  const found: string[] = [];
  walk(part, (node) => {
    if (node.type === "inlineCode") found.push(node.value);
  });
  return found;
};
