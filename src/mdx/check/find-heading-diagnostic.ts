import type { Root } from "mdast";

import { explicitId } from "../nodes/explicit-id";
import { findHeadings } from "../nodes/find-headings";
import type { FoundDiagnostic } from "../../diagnostics/diagnostic";

const tooHigh = {
  message: "The body has a level-1 heading",
  remedy: "The title in the frontmatter is the h1: begin at ##.",
};

const takenId = (id: string) => ({
  message: `The heading id "${id}" is taken`,
  remedy: "Give each heading an id of its own.",
});

/** The first invalid heading, and why: an h1, or one with an explicit id that is already taken. */
export const findHeadingDiagnostic = (tree: Root): FoundDiagnostic | undefined => {
  const taken = new Set(["footnote-label"]);
  for (const node of findHeadings(tree)) {
    const id = explicitId(node);
    if (node.depth === 1) return { node, ...tooHigh };
    if (id === undefined) continue;
    if (taken.has(id)) return { node, ...takenId(id) };
    taken.add(id);
  }
  return undefined;
};
