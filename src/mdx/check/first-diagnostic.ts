import type { Content, Root } from "mdast";
import type { Parent } from "unist";

import type { FoundDiagnostic, Diagnostic } from "../../diagnostics/diagnostic";
import { walk } from "../nodes/walk";

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
