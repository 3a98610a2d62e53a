import type { Node, Parent } from "unist";

const valued = new Set(["text", "inlineCode", "code"]);

/** Text of a node without markup; images, comments and components have none. */
export const plainText = (node: Node & { value?: unknown; children?: unknown }): string => {
  if (valued.has(node.type)) return String(node.value);
  if (node.type === "break") return " ";
  return "children" in node ? (node as Parent).children.map(plainText).join("") : "";
};
