import type { Element } from "hast";
import type { Table } from "mdast";
import { defaultHandlers } from "mdast-util-to-hast";
import type { State } from "mdast-util-to-hast";

import { element } from "./element";
import { plainText } from "./plain-text";

const emptyHeadersToCells = (parent: Element): void => {
  for (const child of parent.children) {
    if (child.type !== "element" || child.tagName === "tbody") continue;
    if (child.tagName === "th" && child.children.length === 0) child.tagName = "td";
    emptyHeadersToCells(child);
  }
};

/** Turns a table into one that scrolls inside a named box; an empty header becomes a plain cell. */
export const tableNode = (state: State, node: Table): Element => {
  const table = defaultHandlers.table(state, node) as Element;
  emptyHeadersToCells(table);
  const headers = (node.children[0]?.children ?? []).map(plainText).filter(Boolean);
  const label = headers.length > 0 ? `Table: ${headers.join(", ")}` : "Table";
  // A group, not a region: regions are landmarks, and landmarks of one name are not told apart.
  return element("div", { className: ["table"], tabIndex: 0, role: "group", ariaLabel: label }, [table]);
};
