import type { Element } from "hast";
import type { ListItem } from "mdast";
import { defaultHandlers } from "mdast-util-to-hast";
import type { Handler, State } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";

import { plainText } from "../nodes/plain-text";

/** Turns a list item into HTML; a task's text is the accessible name of its checkbox. */
export const listItemNode = (state: State, node: ListItem, parent: Parameters<Handler>[2]): Element => {
  const item = defaultHandlers.listItem(state, node, parent);
  if (typeof node.checked !== "boolean") return item;
  const [first] = node.children;
  visit(item, "element", (input) => {
    if (input.tagName !== "input") return;
    input.properties = { ...input.properties, ariaLabel: first ? plainText(first) : "" };
    return false;
  });
  return item;
};
