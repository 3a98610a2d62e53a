import type { Content, Root } from "mdast";
import type { Parent } from "unist";

import { componentProblem } from "./component-diagnostic";
import { fenceProblem } from "./fence-diagnostic";
import { imageProblem } from "./image-diagnostic";
import { isComment } from "../nodes/is-comment";
import type { FoundProblem, Problem } from "../../diagnostics/diagnostic";
import { suggest } from "../../diagnostics/suggest";
import type { Words } from "../shortcodes/shortcode";
import { firstProblem } from "./first-diagnostic";

const directive = (name: string): string => `:::${name}`;

const indented: Problem = {
  problem: "A paragraph is indented as if it were code, and reads as text",
  remedy: "Write a code fence with its language around it, or begin the line at its left.",
};

const problemOf = (node: Content, parent: Parent, words: Words): Problem | undefined => {
  switch (node.type) {
    case "mdxjsEsm":
      return {
        problem: "import and export are not possible in a static page",
        remedy: "Remove the line, or write interactive: true in the frontmatter.",
      };
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return isComment(node)
        ? undefined
        : {
            problem: `The expression {${node.value}} is not possible in a static page`,
            remedy:
              "Write \\{ for a literal brace, put it in backticks, or write interactive: true in the frontmatter.",
          };
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return componentProblem(node, parent, words);
    case "containerDirective":
      return words.directives.has(node.name)
        ? undefined
        : {
            problem: `${directive(node.name)} is not a known admonition`,
            remedy: suggest(node.name, [...words.directives.keys()], directive),
          };
    case "code":
      return fenceProblem(node);
    case "paragraph":
      return parent.type === "root" && node.position!.start.column > 4 ? indented : undefined;
    case "image":
      return imageProblem(node);
    default:
      return undefined;
  }
};

/** Gives the first node that a static page cannot have, and why; undefined when there is none. */
export const findProblem = (tree: Root, words: Words): FoundProblem | undefined =>
  firstProblem(tree, (node, parent) => problemOf(node, parent, words));
