import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import type { Node, Parent } from "unist";

import { type Diagnostic, problem, suggest } from "../../diagnostics/diagnostic";
import { type Component, componentProps, isComponent } from "../nodes/component";
import type { Shortcode, Shortcodes } from "../shortcodes/shortcode";

const attributeDiagnostic = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  { name, props = {} }: Shortcode,
): Diagnostic | undefined => {
  if (attribute.type === "mdxJsxExpressionAttribute") return problem("prop-expression", { name });
  const { name: prop, value } = attribute;
  const known = Object.keys(props);
  if (!known.includes(prop)) {
    const suggestion = known.length > 0 ? suggest(prop, known) : "Remove it: the component takes no props.";
    return problem("prop-unknown", { name, prop, suggestion });
  }
  if (typeof value !== "string") return problem("prop-no-string", { name, prop });
  const values = props[prop]?.values;
  return values && !values.includes(value)
    ? problem("prop-value", { name, prop, value, suggestion: suggest(value, values) })
    : undefined;
};

const propsDiagnostic = (node: Component, shortcode: Shortcode): Diagnostic | undefined => {
  for (const attribute of node.attributes) {
    const diagnostic = attributeDiagnostic(attribute, shortcode);
    if (diagnostic) return diagnostic;
  }
  const { name, oneOf, props = {} } = shortcode;
  const given = componentProps(node);
  if (oneOf && oneOf.filter((prop) => given[prop]).length !== 1) {
    const tags = oneOf.map((prop) => `<${name} ${prop}="…">`).join(" or ");
    return problem("prop-one-of", { name, props: oneOf.map((prop) => `"${prop}"`).join(" and "), tags });
  }
  const missing = Object.keys(props).find((prop) => props[prop]?.required && !given[prop]);
  return missing === undefined ? undefined : problem("prop-missing", { name, prop: missing });
};

/** The problem with a JSX element on a static page, apart from its content. */
export const componentDiagnostic = (
  node: Component,
  parent: Parent,
  shortcodes: Shortcodes,
): Diagnostic | undefined => {
  const { components, parents } = shortcodes;
  const name = node.name ?? "";
  const shortcode = components.get(name);
  if (!shortcode)
    return /^[A-Z]/.test(name)
      ? problem("component-unknown", { name, suggestion: suggest(name, [...components.keys()], ["<", ">"]) })
      : problem("component-html", { name });
  const home = parents.get(name);
  if (home !== undefined && !isComponent(parent, home)) return problem("component-outside", { name, home });
  if (node.type === "mdxJsxTextElement" && !shortcode.inline) return problem("component-inline", { name });
  const diagnostic = propsDiagnostic(node, shortcode);
  if (diagnostic) return diagnostic;
  const { child } = shortcode;
  const children: readonly Node[] = node.children;
  if (child !== undefined && (children.length === 0 || !children.every((each) => isComponent(each, child))))
    return problem("component-child", { name, child });
  return shortcode.diagnostic?.(node, shortcodes);
};
