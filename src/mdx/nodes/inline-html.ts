import { toHtml } from "hast-util-to-html";
import type { PhrasingContent } from "mdast";
import { toHast } from "mdast-util-to-hast";

const kept = new Set(["text", "inlineCode", "emphasis", "strong", "delete", "break"]);

const withoutLinks = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === "link") return withoutLinks(node.children);
    if (!kept.has(node.type)) return [];
    return "children" in node
      ? [{ ...node, children: withoutLinks(node.children as PhrasingContent[]) } as PhrasingContent]
      : [node];
  });

/** HTML of a heading's content for use inside another link: only text formatting. */
export const inlineHtml = (nodes: PhrasingContent[]): string => {
  const paragraph = toHast({ type: "paragraph", children: withoutLinks(nodes) });
  return paragraph && "children" in paragraph ? toHtml(paragraph.children).trim() : "";
};
