import type { Content, Root } from "mdast";
import type { Parent } from "unist";

import type { FoundDiagnostic, Diagnostic } from "../../diagnostics/diagnostic";
import { walk } from "../nodes/walk";

/** Gives the first node below the root, in reading order, that something is wrong with, and what. */
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
