import type { Element, ElementContent, Root } from "hast";

/** Every id on the page. */
export const findIds = (root: Root): string[] => {
  const ids: string[] = [];
  const visit = (nodes: (Root["children"][number] | ElementContent)[]): void => {
    for (const node of nodes) {
      const id = (node as Partial<Element>).properties?.["id"];
      if (typeof id === "string") ids.push(id);
      if ("children" in node) visit(node.children as ElementContent[]);
    }
  };
  visit(root.children);
  return ids;
};
