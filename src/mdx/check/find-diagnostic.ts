import type { Content, Root } from "mdast";
// The types of expressions in a tree.
import type {} from "mdast-util-mdx-expression";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx-jsx";
import type { Node, Parent } from "unist";

import { type Diagnostic, type FoundDiagnostic, suggest, toDiagnostic } from "../../diagnostics/diagnostic";
import { type Component, componentProps, isComponent } from "../nodes/component";
import { walk } from "../nodes/walk";
import type { Shortcode, Shortcodes } from "../shortcodes/shortcode";
import { fenceDiagnostic } from "./fence-diagnostic";

const attributeDiagnostic = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  { name, props = {} }: Shortcode,
): Diagnostic | undefined => {
  if (attribute.type === "mdxJsxExpressionAttribute") return toDiagnostic("prop-expression", { name });
  const { name: prop, value } = attribute;
  const known = Object.keys(props);
  if (!known.includes(prop)) {
    const suggestion = known.length > 0 ? suggest(prop, known) : "Remove it: the component takes no props.";
    return toDiagnostic("prop-unknown", { name, prop, suggestion });
  }
  if (typeof value !== "string") return toDiagnostic("prop-no-string", { name, prop });
  const values = props[prop]?.values;
  return values && !values.includes(value)
    ? toDiagnostic("prop-value", { name, prop, value, suggestion: suggest(value, values) })
    : undefined;
};

const propsDiagnostic = (node: Component, shortcode: Shortcode): Diagnostic | undefined => {
  for (const attribute of node.attributes) {
    const diagnostic = attributeDiagnostic(attribute, shortcode);
    if (diagnostic) return diagnostic;
  }
  const { name, oneOf, props = {} } = shortcode;
  const values = componentProps(node);
  if (oneOf && oneOf.filter((prop) => values[prop]).length !== 1) {
    const tags = oneOf.map((prop) => `<${name} ${prop}="…">`).join(" or ");
    return toDiagnostic("prop-one-of", { name, props: oneOf.map((prop) => `"${prop}"`).join(" and "), tags });
  }
  const missing = Object.keys(props).find((prop) => props[prop]?.required && !values[prop]);
  return missing === undefined ? undefined : toDiagnostic("prop-missing", { name, prop: missing });
};

/** Returns the problem with a JSX element on a static page, apart from its content. */
const componentDiagnostic = (node: Component, parent: Parent, shortcodes: Shortcodes): Diagnostic | undefined => {
  const { components, parents } = shortcodes;
  const name = node.name ?? "";
  const shortcode = components.get(name);
  if (!shortcode)
    return /^[A-Z]/.test(name)
      ? toDiagnostic("component-unknown", { name, suggestion: suggest(name, [...components.keys()], ["<", ">"]) })
      : toDiagnostic("component-html", { name });
  const home = parents.get(name);
  if (home !== undefined && !isComponent(parent, home)) return toDiagnostic("component-outside", { name, home });
  if (node.type === "mdxJsxTextElement" && !shortcode.inline) return toDiagnostic("component-inline", { name });
  const diagnostic = propsDiagnostic(node, shortcode);
  if (diagnostic) return diagnostic;
  const { child } = shortcode;
  const children: readonly Node[] = node.children;
  if (child !== undefined && (children.length === 0 || !children.every((childNode) => isComponent(childNode, child))))
    return toDiagnostic("component-child", { name, child });
  return shortcode.diagnostic?.(node, shortcodes);
};

/** Returns the first node below the root, in reading order, that has a problem, and the problem. */
export const findFirstDiagnostic = (
  tree: Root,
  diagnosticOf: (node: Content, parent: Parent) => Diagnostic | undefined,
): FoundDiagnostic | undefined => {
  let found: FoundDiagnostic | undefined;
  walk(tree, (node, parent) => {
    const diagnostic = diagnosticOf(node, parent);
    if (diagnostic) found = { node, ...diagnostic };
    return found !== undefined;
  });
  return found;
};

const COMMENTS = /^(?:\s|\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*\n)*$/;

const diagnosticOf = (node: Content, parent: Parent, shortcodes: Shortcodes): Diagnostic | undefined => {
  switch (node.type) {
    case "mdxjsEsm":
      return toDiagnostic("esm");
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return node.value.trim() !== "" && COMMENTS.test(node.value)
        ? undefined
        : toDiagnostic("expression", { ...node });
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return componentDiagnostic(node, parent, shortcodes);
    case "containerDirective": {
      const { name } = node;
      const known = [...shortcodes.directives.keys()];
      if (known.includes(name)) return undefined;
      return toDiagnostic("admonition-unknown", { name, suggestion: suggest(name, known, [":::", ""]) });
    }
    case "code":
      return fenceDiagnostic(node);
    case "paragraph": {
      if (parent.type === "root" && node.position!.start.column > 4) return toDiagnostic("code-indented");
      const [first] = node.children;
      return first?.type === "text" && first.value.startsWith("|") ? toDiagnostic("table-headless") : undefined;
    }
    case "image":
      if (/^(\/|[a-z][a-z\d+.-]*:)/i.test(node.url)) return toDiagnostic("image-elsewhere", { ...node });
      return node.alt?.trim() ? undefined : toDiagnostic("image-alt", { ...node });
    default:
      return undefined;
  }
};

/** Returns the first node that isn't allowed on a static page, and why; undefined if there is none. */
export const findDiagnostic = (tree: Root, shortcodes: Shortcodes): FoundDiagnostic | undefined =>
  findFirstDiagnostic(tree, (node, parent) => diagnosticOf(node, parent, shortcodes));

/** Returns the first component of an interactive page that isn't known and that its imports and exports don't name. */
export const findUndefined = (tree: Root, { components }: Shortcodes): FoundDiagnostic | undefined => {
  const code = tree.children.flatMap((node) => (node.type === "mdxjsEsm" ? [node.value] : [])).join("\n");
  const defined = new Set(code.match(/[\w$]+/g));
  return findFirstDiagnostic(tree, (node) => {
    const name = isComponent(node) ? (node.name ?? "").replace(/\..*/, "") : "";
    return !/^[A-Z]/.test(name) || components.has(name) || defined.has(name)
      ? undefined
      : toDiagnostic("component-undefined", { name });
  });
};

/** Returns the first shortcode that refers to something that doesn't exist, and what it may refer to instead. */
export const findMissing = (tree: Root, { components }: Shortcodes): FoundDiagnostic | undefined =>
  findFirstDiagnostic(tree, (node) =>
    isComponent(node) ? components.get(node.name ?? "")?.missing?.(componentProps(node)) : undefined,
  );
