import type { Code, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";

import type { FoundDiagnostic } from "../../diagnostics/diagnostic";
import { walk } from "../nodes/walk";

/** A line without quote marks. */
const inner = (line: string | undefined): string => (line ?? "").replace(/^[>\s]+/, "").trimEnd();

/** The first block that starts with a fence but has no closing fence. */
export const findUnclosed = (tree: Root, body: string): FoundDiagnostic | undefined => {
  const lines = body.split(/\r?\n/);
  const found: FoundDiagnostic[] = [];
  /** A line closes one block; blocks inside it that end on the same line aren't closed. */
  const taken = new Set<number>();
  const isClosed = (node: Code | ContainerDirective, fence: string): boolean => {
    const { start, end } = node.position!;
    const last = inner(lines[end.line - 1]);
    const isFence = last.length >= fence.length && last === fence.charAt(0).repeat(last.length);
    if (!isFence || end.line === start.line || taken.has(end.line)) return false;
    taken.add(end.line);
    return true;
  };
  const openingOf = (node: Code | ContainerDirective, mark: RegExp): string | undefined => {
    const { line, column } = node.position!.start;
    return mark.exec((lines[line - 1] ?? "").slice(column - 1))?.[0];
  };
  walk(tree, (node) => {
    if (node.type === "code") {
      const fence = openingOf(node, /^(`{3,}|~{3,})/);
      if (fence !== undefined && !isClosed(node, fence))
        found.push({
          node,
          message: `The code fence ${fence}${node.lang ?? ""} has no end`,
          remedy: `Write ${fence} on a line of its own below the code.`,
        });
    }
    if (node.type === "containerDirective") {
      const fence = openingOf(node, /^:{3,}/);
      if (fence !== undefined && !isClosed(node, fence))
        found.push({
          node,
          message: `The admonition ${fence}${node.name} has no end`,
          remedy: `Write ${fence} on a line of its own below its text.`,
        });
    }
  });
  return found[0];
};
