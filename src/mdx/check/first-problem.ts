import type { Content, Root } from "mdast";
import type { Node, Parent } from "unist";
import { EXIT, visit } from "unist-util-visit";

import type { FoundProblem, Problem } from "../../problems/problem";

/** Gives the first node below the root, in reading order, that something is wrong with, and what. */
export const firstProblem = (
  tree: Root,
  problemOf: (node: Content, parent: Parent) => Problem | undefined,
): FoundProblem | undefined => {
  let found: FoundProblem | undefined;
  visit(tree as Node, (node, _index, parent: Parent | null) => {
    const problem = parent ? problemOf(node as Content, parent) : undefined;
    if (!problem) return undefined;
    found = { node, ...problem };
    return EXIT;
  });
  return found;
};
