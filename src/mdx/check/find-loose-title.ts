import type { Root } from "mdast";

import type { FoundDiagnostic } from "../../diagnostics/diagnostic";
import { firstDiagnostic } from "./first-diagnostic";

const OPENING = /^:{3,}[\w-]+(?:\[.*\])?(?:\{.*\})?\s*$/;

/** The first admonition whose title has no brackets, because the parser drops it. */
export const findLooseTitle = (tree: Root, body: string): FoundDiagnostic | undefined => {
  const lines = body.split("\n");
  return firstDiagnostic(tree, (node) => {
    if (node.type !== "containerDirective") return undefined;
    const { line, column } = node.position!.start;
    return OPENING.test((lines[line - 1] ?? "").slice(column - 1))
      ? undefined
      : {
          message: `The line that begins the admonition :::${node.name} holds something after its name`,
          remedy: `Write a title in brackets right after the name, as in :::${node.name}[Title].`,
        };
  });
};
