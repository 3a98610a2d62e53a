import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Node } from "unist";

export type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Is the node a JSX element (of this name)? */
export const isComponent = (node: Node, name?: string): node is Component =>
  (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
  (name === undefined || (node as Component).name === name);
