import type { Expression, Program, Property } from "estree-jsx";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

import type { ContentNode } from "./content-node";

const toProperty = ([key, value]: [string, unknown]): Property => ({
  type: "Property",
  kind: "init",
  computed: false,
  method: false,
  shorthand: false,
  key: { type: "Literal", value: key },
  value: toExpression(value),
});

const toExpression = (value: unknown): Expression => {
  if (Array.isArray(value)) return { type: "ArrayExpression", elements: value.map(toExpression) };
  if (typeof value === "object" && value !== null)
    return {
      type: "ObjectExpression",
      properties: Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(toProperty),
    };
  return { type: "Literal", value: value as string | number | boolean | null };
};

const toAttribute = (name: string, value: unknown): MdxJsxAttribute => {
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    comments: [],
    body: [{ type: "ExpressionStatement", expression: toExpression(value) }],
  };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: JSON.stringify(value), data: { estree } },
  };
};

/** Gives the JSX that renders a content node: `<StaticHtml html="…"/>` or `<ContentTree nodes={[…]}/>`. */
export const staticJsx = (node: ContentNode): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name: typeof node === "string" ? "StaticHtml" : "ContentTree",
  attributes: [
    typeof node === "string" ? { type: "mdxJsxAttribute", name: "html", value: node } : toAttribute("nodes", [node]),
  ],
  children: [],
});
