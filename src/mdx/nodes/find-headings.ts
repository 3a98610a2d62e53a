import type { Heading, Root } from "mdast";

import { walk } from "./walk";

/** The headings of a page in reading order. */
export const findHeadings = (tree: Root): Heading[] => {
  const headings: Heading[] = [];
  walk(tree, (node) => {
    if (node.type === "heading") headings.push(node);
  });
  return headings;
};
