import type { Node } from "unist";

/** The file that a syntax tree was read from. */
export interface Source {
  file: string;
  lineOffset: number;
}

/** Line of a node in its file, including the frontmatter. */
export const fileLine = (node: Node, { lineOffset }: Source): number => (node.position?.start.line ?? 1) + lineOffset;
