import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import type { Node, Parent } from "unist";

import { suggest, type Diagnostic } from "../../diagnostics/diagnostic";
import { componentProps, isComponent, type Component } from "../nodes/component";
import type { Shortcode, Shortcodes } from "../shortcodes/shortcode";

const tag = (name: string): string => `<${name}>`;

const unknown = (name: string, { components }: Shortcodes): Diagnostic =>
  /^[A-Z]/.test(name)
    ? { message: `${tag(name)} is not a known component`, remedy: suggest(name, [...components.keys()], tag) }
    : {
        message: `${tag(name)} is raw HTML`,
        remedy: `Use Markdown or a component, or write \\${tag(name)} for the literal text.`,
      };

const attributeDiagnostic = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  { name, props = {} }: Shortcode,
): Diagnostic | undefined => {
  if (attribute.type === "mdxJsxExpressionAttribute")
    return { message: `${tag(name)} has an expression among its props`, remedy: 'Write each prop as name="text".' };
  const prop = Object.hasOwn(props, attribute.name) ? props[attribute.name] : undefined;
  const known = Object.keys(props);
  if (!prop)
    return {
      message: `${tag(name)} has no prop "${attribute.name}"`,
      remedy: known.length > 0 ? suggest(attribute.name, known) : "Remove it: the component takes no props.",
    };
  if (typeof attribute.value !== "string")
    return {
      message: `The prop "${attribute.name}" of ${tag(name)} is not a string`,
      remedy: `Write ${attribute.name}="…".`,
    };
  if (prop.values && !prop.values.includes(attribute.value))
    return {
      message: `"${attribute.value}" is not a ${attribute.name} of ${tag(name)}`,
      remedy: suggest(attribute.value, prop.values),
    };
  return undefined;
};

const propsDiagnostic = (node: Component, shortcode: Shortcode): Diagnostic | undefined => {
  for (const attribute of node.attributes) {
    const diagnostic = attributeDiagnostic(attribute, shortcode);
    if (diagnostic) return diagnostic;
  }
  const { name, oneOf, props = {} } = shortcode;
  const given = componentProps(node);
  if (oneOf && oneOf.filter((prop) => given[prop]).length !== 1)
    return {
      message: `${tag(name)} needs one of the props ${oneOf.map((prop) => `"${prop}"`).join(" and ")}`,
      remedy: `Write ${oneOf.map((prop) => `<${name} ${prop}="…">`).join(" or ")}.`,
    };
  const missing = Object.keys(props).find((prop) => props[prop]?.required && !given[prop]);
  return missing === undefined
    ? undefined
    : { message: `${tag(name)} needs the prop "${missing}"`, remedy: `Write <${name} ${missing}="…">.` };
};

/** The problem with a JSX element on a static page, apart from its content. */
export const componentDiagnostic = (
  node: Component,
  parent: Parent,
  shortcodes: Shortcodes,
): Diagnostic | undefined => {
  const name = node.name ?? "";
  const shortcode = shortcodes.components.get(name);
  if (!shortcode) return unknown(name, shortcodes);
  const home = shortcodes.parents.get(name);
  if (home !== undefined && !isComponent(parent, home))
    return { message: `${tag(name)} stands outside ${tag(home)}`, remedy: `Put it into ${tag(home)}.` };
  if (node.type === "mdxJsxTextElement" && !shortcode.inline)
    return {
      message: `${tag(name)} is in a line of text`,
      remedy: "Put its tags on lines of their own, with blank lines around.",
    };
  const diagnostic = propsDiagnostic(node, shortcode);
  if (diagnostic) return diagnostic;
  const { child } = shortcode;
  const children: readonly Node[] = node.children;
  if (child !== undefined && (children.length === 0 || !children.every((each) => isComponent(each, child))))
    return {
      message: `${tag(name)} holds something other than ${tag(child)}`,
      remedy: `Put all its content into ${tag(child)}.`,
    };
  return shortcode.diagnostic?.(node, shortcodes);
};
