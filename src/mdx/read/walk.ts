import type { Content, Root } from "mdast";

/** Calls `enter` with each node of a tree below its root, in reading order. */
export const walk = (parent: Root | Content, enter: (node: Content) => void): void => {
  if (!("children" in parent)) return;
  for (const node of parent.children as Content[]) {
    enter(node);
    walk(node, enter);
  }
};
