import type { Content, Paragraph, PhrasingContent, Root } from "mdast";
import type { Parent } from "unist";

import { type Component, componentProps, isBlankText, isComponent } from "../nodes/component";
import type { Shortcodes } from "./shortcode";

const isInline = (node: Component, { components }: Shortcodes): boolean =>
  components.get(node.name ?? "")?.inline === true;

const phrasing = new Set([
  ...["text", "emphasis", "strong", "delete", "inlineCode", "break", "link", "image", "footnoteReference"],
  ...["mdxJsxTextElement", "mdxTextExpression"],
]);

/** Turns inline content of a block component into a paragraph. */
const toFlow = (node: Component): Content => {
  const { children, position } = node;
  const isLine = children.some(({ type }) => phrasing.has(type));
  return {
    ...node,
    type: "mdxJsxFlowElement",
    children: isLine ? [{ type: "paragraph", children, position }] : children,
  } as Content;
};

const toParagraph = (node: Component): Paragraph => ({
  type: "paragraph",
  children: [{ ...node, type: "mdxJsxTextElement" } as PhrasingContent],
  position: node.position,
});

/** Returns block components that are the whole content of a paragraph, or undefined. */
const blockComponents = ({ children }: Paragraph, shortcodes: Shortcodes): Component[] | undefined => {
  const inked = children.filter((child) => !isBlankText(child));
  const components = inked.flatMap((child) => (isComponent(child) && !isInline(child, shortcodes) ? [child] : []));
  return components.length > 0 && components.length === inked.length ? components : undefined;
};

/** Unwraps block components that are all of a paragraph's content, and wraps a lone inline component in one. */
export const unravel = (tree: Root, shortcodes: Shortcodes): void => {
  const unravelNode = (node: Content): Content[] => {
    if (node.type === "mdxJsxFlowElement" && isInline(node, shortcodes)) return [toParagraph(node)];
    const components = node.type === "paragraph" ? blockComponents(node, shortcodes) : undefined;
    if (components) return components.map(toFlow).flatMap(unravelNode);
    const whole = node.type === "mdxJsxFlowElement" ? toFlow(node) : node;
    if ("children" in whole)
      whole.children = (whole.children as Content[]).flatMap(unravelNode) as typeof whole.children;
    return [whole];
  };
  tree.children = tree.children.flatMap(unravelNode);
};

/** Replaces shortcodes with what they expand to. Everything they refer to must exist. */
export const expandShortcodes = (tree: Root, { components }: Shortcodes): void => {
  const seen = new Set<string>();
  const isFirst = (key: string): boolean => {
    const { size } = seen;
    return seen.add(key).size > size;
  };
  const expandNode = (node: Content): Content[] => {
    const shortcode = isComponent(node) ? components.get(node.name ?? "") : undefined;
    if (isComponent(node) && shortcode?.expand) return shortcode.expand(node, componentProps(node), { tree, isFirst });
    expandChildren(node);
    return [node];
  };
  const expandChildren = (node: Content | Root): void => {
    if ("children" in node) (node as Parent).children = (node.children as Content[]).flatMap(expandNode);
  };
  expandChildren(tree);
};
