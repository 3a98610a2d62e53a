import type { Content, Root } from "mdast";
import type { Parent } from "unist";

import { admonitions } from "../words/admonitions";
import { componentProblem } from "./component-problem";
import { fenceProblem } from "./fence-problem";
import { imageProblem } from "./image-problem";
import { isComment } from "../nodes/is-comment";
import type { FoundProblem, Problem } from "../../problems/problem";
import { suggest } from "../../problems/suggest";

const directive = (name: string): string => `:::${name}`;

const problemOf = (node: Content, parent: Parent): Problem | undefined => {
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
      return componentProblem(node, parent);
    case "containerDirective":
      return admonitions.has(node.name)
        ? undefined
        : {
            problem: `${directive(node.name)} is not a known admonition`,
            remedy: suggest(node.name, [...admonitions.keys()], directive),
          };
    case "code":
      return fenceProblem(node);
    case "image":
      return imageProblem(node);
    default:
      return undefined;
  }
};

/** Gives the first node that a static page cannot have, and why; undefined when there is none. */
export const findProblem = (parent: Root | (Parent & Content)): FoundProblem | undefined => {
  for (const node of parent.children as Content[]) {
    const problem = problemOf(node, parent);
    if (problem) return { node, ...problem };
    const inside = "children" in node ? findProblem(node as Parent & Content) : undefined;
    if (inside) return inside;
  }
  return undefined;
};
