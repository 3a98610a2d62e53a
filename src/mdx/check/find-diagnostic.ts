import type { Content, Image, Root } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import type { Parent } from "unist";

import { suggest, type Diagnostic, type FoundDiagnostic } from "../../diagnostics/diagnostic";
import { componentProps, isComponent } from "../nodes/component";
import { walk } from "../nodes/walk";
import type { Shortcodes } from "../shortcodes/shortcode";
import { componentDiagnostic } from "./component-diagnostic";
import { fenceDiagnostic } from "./fence-diagnostic";

/** The first node below the root, in reading order, that has a problem, and the problem. */
export const firstDiagnostic = (
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

const imageDiagnostic = ({ alt, url }: Image): Diagnostic | undefined => {
  if (/^(\/|[a-z][a-z\d+.-]*:)/i.test(url))
    return {
      message: `The image ${url} is not a file beside the text`,
      remedy: "Put the image beside the text and write ./name.png.",
    };
  return alt?.trim()
    ? undefined
    : { message: `The image ${url} has no alternative text`, remedy: "Say in the brackets what it shows." };
};

const COMMENTS = /^(?:\s|\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*\n)*$/;

const expressionDiagnostic = ({ value }: MdxFlowExpression | MdxTextExpression): Diagnostic | undefined =>
  value.trim() !== "" && COMMENTS.test(value)
    ? undefined
    : {
        message: `The expression {${value}} is not possible in a static page`,
        remedy: "Write \\{ for a literal brace, put it in backticks, or write interactive: true in the frontmatter.",
      };

const directive = (name: string): string => `:::${name}`;

const diagnosticOf = (node: Content, parent: Parent, shortcodes: Shortcodes): Diagnostic | undefined => {
  switch (node.type) {
    case "mdxjsEsm":
      return {
        message: "import and export are not possible in a static page",
        remedy: "Remove the line, or write interactive: true in the frontmatter.",
      };
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return expressionDiagnostic(node);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return componentDiagnostic(node, parent, shortcodes);
    case "containerDirective":
      return shortcodes.directives.has(node.name)
        ? undefined
        : {
            message: `${directive(node.name)} is not a known admonition`,
            remedy: suggest(node.name, [...shortcodes.directives.keys()], directive),
          };
    case "code":
      return fenceDiagnostic(node);
    case "paragraph":
      return parent.type === "root" && node.position!.start.column > 4
        ? {
            message: "A paragraph is indented as if it were code, and reads as text",
            remedy: "Write a code fence with its language around it, or begin the line at its left.",
          }
        : undefined;
    case "image":
      return imageDiagnostic(node);
    default:
      return undefined;
  }
};

/** The first node that isn't allowed on a static page, and why; undefined if there is none. */
export const findDiagnostic = (tree: Root, shortcodes: Shortcodes): FoundDiagnostic | undefined =>
  firstDiagnostic(tree, (node, parent) => diagnosticOf(node, parent, shortcodes));

/** The first shortcode that refers to something that doesn't exist, and what it may refer to instead. */
export const findMissing = (tree: Root, { components }: Shortcodes): FoundDiagnostic | undefined =>
  firstDiagnostic(tree, (node) =>
    isComponent(node) ? components.get(node.name ?? "")?.missing?.(componentProps(node)) : undefined,
  );
