import type { Content, Root } from "mdast";
import type { Parent } from "unist";

import type { FoundProblem, Problem } from "../../diagnostics/diagnostic";
import { walk } from "../nodes/walk";

/** Gives the first node below the root, in reading order, that something is wrong with, and what. */
export const firstProblem = (
  tree: Root,
  problemOf: (node: Content, parent: Parent) => Problem | undefined,
): FoundProblem | undefined => {
  let found: FoundProblem | undefined;
  walk(tree, (node, parent) => {
    const problem = problemOf(node, parent);
    if (problem) found = { node, ...problem };
    return found !== undefined;
  });
  return found;
};
