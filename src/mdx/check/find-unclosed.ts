import type { Code, Content, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";

import { type FoundDiagnostic, toDiagnostic } from "../../diagnostics/diagnostic";
import { walk } from "../nodes/walk";
import { findFirstDiagnostic } from "./find-diagnostic";

const OPENING = /^:{3,}[\w-]+(?:\[.*\])?(?:\{.*\})?\s*$/;

/** Returns the line on which a block starts, from its first character. */
const firstLine = ({ position }: Content, lines: readonly string[]): string =>
  (lines[position!.start.line - 1] ?? "").slice(position!.start.column - 1);

/** Returns the first admonition whose title has no brackets, because the parser drops it. */
export const findLooseTitle = (tree: Root, body: string): FoundDiagnostic | undefined => {
  const lines = body.split("\n");
  return findFirstDiagnostic(tree, (node) =>
    node.type !== "containerDirective" || OPENING.test(firstLine(node, lines))
      ? undefined
      : toDiagnostic("admonition-title", { name: node.name }),
  );
};

const inner = (line: string | undefined): string => (line ?? "").replace(/^[>\s]+/, "").trimEnd();

/** Returns the first block that starts with a fence but has no closing fence. */
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
  walk(tree, (node) => {
    if (node.type !== "code" && node.type !== "containerDirective") return;
    const [fence] = (node.type === "code" ? /^(`{3,}|~{3,})/ : /^:{3,}/).exec(firstLine(node, lines)) ?? [];
    if (fence === undefined || isClosed(node, fence)) return;
    const [block, content] =
      node.type === "code"
        ? [`code fence ${fence}${node.lang ?? ""}`, "the code"]
        : [`admonition ${fence}${node.name}`, "its text"];
    found.push({ node, ...toDiagnostic("block-unclosed", { block, fence, content }) });
  });
  return found[0];
};
