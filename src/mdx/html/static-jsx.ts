import type { Program } from "estree-jsx";
import { valueToEstree } from "estree-util-value-to-estree";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

import type { ContentNode } from "./content-node";

const toAttribute = (name: string, value: unknown): MdxJsxAttribute => {
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    comments: [],
    body: [{ type: "ExpressionStatement", expression: valueToEstree(value) }],
  };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: JSON.stringify(value), data: { estree } },
  };
};

/** The JSX that renders a content node: `<StaticHtml html="…"/>` or `<ContentTree nodes={[…]}/>`. */
export const staticJsx = (node: ContentNode): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name: typeof node === "string" ? "StaticHtml" : "ContentTree",
  attributes: [
    typeof node === "string" ? { type: "mdxJsxAttribute", name: "html", value: node } : toAttribute("nodes", [node]),
  ],
  children: [],
});

/** The JSX of a style element. */
export const styleJsx = (css: string): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name: "style",
  attributes: [toAttribute("dangerouslySetInnerHTML", { __html: css })],
  children: [],
});
