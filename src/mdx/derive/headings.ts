import Slugger from "github-slugger";
import { toHtml } from "hast-util-to-html";
import type { Heading as HeadingNode, PhrasingContent, Root } from "mdast";
import { toHast } from "mdast-util-to-hast";

import { fileLine, type FoundDiagnostic, type Source, toDiagnostic } from "../../diagnostics/diagnostic";
import { reservedIds, reservedStart } from "../../utils/reserved-ids";
import { nodesOf, plainText } from "../nodes/walk";

/** Returns the id that an author wrote in a comment at the end of a heading (`#id` in an MDX comment). */
const explicitId = (heading: HeadingNode): string | undefined => {
  const last = heading.children.at(-1);
  return last?.type === "mdxTextExpression" ? /^\s*\/\*\s*#([^\s*]+)\s*\*\/\s*$/.exec(last.value)?.[1] : undefined;
};

const isEmpty = ({ children }: HeadingNode): boolean =>
  children.every((node) => node.type === "mdxTextExpression" || (node.type === "text" && node.value.trim() === ""));

/** Returns the first invalid heading, and why: an h1, one without text, or one whose explicit id is taken. */
export const findHeadingDiagnostic = (tree: Root): FoundDiagnostic | undefined => {
  const taken = new Set(reservedIds);
  for (const node of nodesOf(tree, "heading")) {
    const id = explicitId(node);
    if (node.depth === 1) return { node, ...toDiagnostic("heading-title") };
    if (isEmpty(node)) return { node, ...toDiagnostic("heading-empty") };
    if (id === undefined) continue;
    if (taken.has(id) || reservedStart.test(id)) return { node, ...toDiagnostic("heading-id", { id }) };
    taken.add(id);
  }
  return undefined;
};

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

const kept = new Set(["text", "inlineCode", "emphasis", "strong", "delete", "break"]);

const withoutLinks = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === "link") return withoutLinks(node.children);
    if (!kept.has(node.type)) return [];
    return "children" in node
      ? [{ ...node, children: withoutLinks(node.children as PhrasingContent[]) } as PhrasingContent]
      : [node];
  });

/** Returns the HTML of a heading's content for use inside another link: only text formatting. */
const inlineHtml = (nodes: PhrasingContent[]): string => {
  const paragraph = toHast({ type: "paragraph", children: withoutLinks(nodes) });
  return paragraph && "children" in paragraph ? toHtml(paragraph.children).trim() : "";
};

/** Sets each heading's id in the tree (`data.hProperties.id`) and returns all headings in reading order. */
export const numberHeadings = (tree: Root, source: Source): Heading[] => {
  const slugger = new Slugger();
  for (const id of reservedIds) slugger.slug(id);
  const nodes = nodesOf(tree, "heading").map((node) => ({ node, explicit: explicitId(node) }));
  for (const { node, explicit } of nodes) {
    if (explicit === undefined) continue;
    slugger.slug(explicit, true);
    removeIdComment(node);
  }
  let unnamed = 0;
  const toId = (text: string): string => {
    const id = Slugger.slug(text).replace(reservedStart, "");
    return slugger.slug(/^-*$/.test(id) ? `section-${(unnamed += 1)}` : id);
  };
  return nodes.map(({ node, explicit }) => {
    const text = plainText(node).trim();
    const id = explicit ?? toId(text);
    node.data = { ...node.data, hProperties: { id } };
    const html = inlineHtml(node.children);
    return { depth: node.depth as Heading["depth"], id, text, html, line: fileLine(node, source) };
  });
};
