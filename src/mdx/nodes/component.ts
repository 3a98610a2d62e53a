import type { ElementContent } from "hast";
import type { BlockContent, Content, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { State } from "mdast-util-to-hast";
import type { Node } from "unist";

import { walk } from "./walk";

export type Component = MdxJsxFlowElement | MdxJsxTextElement;

export type ComponentProps = Readonly<Record<string, string>>;

/** Returns whether the node is a JSX element (with this name). */
export const isComponent = (node: Node, name?: string): node is Component =>
  (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
  (name === undefined || (node as Component).name === name);

/** Makes a JSX element with string props. */
export const component = (name: string, props: ComponentProps, children: BlockContent[]): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(props).map(([prop, value]) => ({ type: "mdxJsxAttribute", name: prop, value })),
  children,
});

/** Returns the string props of a JSX element. */
export const componentProps = (node: Component): ComponentProps =>
  Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );

/** Returns children of a JSX element that are elements with this name. */
export const componentsIn = (node: Component, name: string): Component[] =>
  node.children.flatMap((child) => (isComponent(child, name) ? [child] : []));

/** Returns all elements of a tree (with this name), in reading order. */
export const componentsBelow = (tree: Root | Content, name?: string): Component[] => {
  const found: Component[] = [];
  walk(tree, (node) => {
    if (isComponent(node, name)) found.push(node);
  });
  return found;
};

/** Returns whether the node is only whitespace between others. */
export const isBlankText = (node: ElementContent | Content): boolean =>
  node.type === "text" && node.value.trim() === "";

/** Returns HTML of a component's content, without whitespace in between. */
export const contentOf = (state: State, node: Component): ElementContent[] =>
  state.all(node).filter((child) => !isBlankText(child));
