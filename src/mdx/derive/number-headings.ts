import Slugger from "github-slugger";
import type { Heading as HeadingNode, Root } from "mdast";

import { explicitId } from "../nodes/explicit-id";
import { fileLine } from "../../diagnostics/diagnostic";
import type { Source } from "../../diagnostics/diagnostic";
import { findHeadings } from "../nodes/find-headings";
import { inlineHtml } from "../nodes/inline-html";
import { plainText } from "../nodes/plain-text";

export interface Heading {
  depth: 2 | 3 | 4 | 5 | 6;
  id: string;
  text: string;
  /** Inline HTML for the table of contents, without links. */
  html: string;
  line: number;
}

/** Removes the comment with a heading's id, and the space before it. */
const removeIdComment = (heading: HeadingNode): void => {
  heading.children.pop();
  const last = heading.children.at(-1);
  if (last?.type === "text") last.value = last.value.trimEnd();
};

/** Sets each heading's id in the tree (`data.hProperties.id`) and returns all headings in reading order. */
export const numberHeadings = (tree: Root, source: Source): Heading[] => {
  const slugger = new Slugger();
  slugger.slug("footnote-label");
  const nodes = findHeadings(tree).map((node) => ({ node, explicit: explicitId(node) }));
  for (const { node, explicit } of nodes) {
    if (explicit === undefined) continue;
    slugger.slug(explicit, true);
    removeIdComment(node);
  }
  return nodes.map(({ node, explicit }) => {
    const text = plainText(node).trim();
    const id = explicit ?? slugger.slug(text || "section");
    node.data = { ...node.data, hProperties: { id } };
    return {
      depth: node.depth as Heading["depth"],
      id,
      text,
      html: inlineHtml(node.children),
      line: fileLine(node, source),
    };
  });
};
