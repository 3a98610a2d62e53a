import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Gives every id in the page. */
export const findIds = (root: Root): string[] => {
  const ids: string[] = [];
  visit(root, "element", ({ properties }) => {
    if (typeof properties?.["id"] === "string") ids.push(properties["id"]);
  });
  return ids;
};
