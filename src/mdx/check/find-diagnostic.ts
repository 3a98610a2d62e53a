import type { Content, Root, Image } from "mdast";
import type { Parent } from "unist";

import { componentDiagnostic } from "./component-diagnostic";
import { fenceDiagnostic } from "./fence-diagnostic";
import { isComment } from "../nodes/is-comment";
import type { FoundDiagnostic, Diagnostic } from "../../diagnostics/diagnostic";
import { suggest } from "../../diagnostics/diagnostic";
import type { Shortcodes } from "../shortcodes/shortcode";
import { firstDiagnostic } from "./first-diagnostic";

/** The problem with an image. */
const imageDiagnostic = ({ alt, url }: Image): Diagnostic | undefined => {
  if (/^(\/|[a-z][a-z\d+.-]*:)/i.test(url))
    return {
      message: `The image ${url} is not a file beside the text`,
      remedy: "Put the image beside the text and write ./name.png.",
    };
  if (!alt?.trim())
    return { message: `The image ${url} has no alternative text`, remedy: "Say in the brackets what it shows." };
  return undefined;
};

const directive = (name: string): string => `:::${name}`;

const indented: Diagnostic = {
  message: "A paragraph is indented as if it were code, and reads as text",
  remedy: "Write a code fence with its language around it, or begin the line at its left.",
};

const diagnosticOf = (node: Content, parent: Parent, shortcodes: Shortcodes): Diagnostic | undefined => {
  switch (node.type) {
    case "mdxjsEsm":
      return {
        message: "import and export are not possible in a static page",
        remedy: "Remove the line, or write interactive: true in the frontmatter.",
      };
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return isComment(node)
        ? undefined
        : {
            message: `The expression {${node.value}} is not possible in a static page`,
            remedy:
              "Write \\{ for a literal brace, put it in backticks, or write interactive: true in the frontmatter.",
          };
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
      return parent.type === "root" && node.position!.start.column > 4 ? indented : undefined;
    case "image":
      return imageDiagnostic(node);
    default:
      return undefined;
  }
};

/** The first node that isn't allowed on a static page, and why; undefined if there is none. */
export const findDiagnostic = (tree: Root, shortcodes: Shortcodes): FoundDiagnostic | undefined =>
  firstDiagnostic(tree, (node, parent) => diagnosticOf(node, parent, shortcodes));
