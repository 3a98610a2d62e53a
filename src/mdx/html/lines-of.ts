import type { Element, ElementContent, Root } from "hast";

export type HtmlNode = Root["children"][number] | ElementContent;

const LINE_LENGTH = 80;
const ownLine = new Set(["p", "li", "tr", "h2", "h3", "h4", "h5", "h6"]);

/** Is this the HTML of a code block rather than an icon? */
const isCode = (node: HtmlNode): boolean => node.type === "raw" && node.value.startsWith('<figure class="code');

/** The visible HTML of a code block, up to the folded lines. */
const shownHtml = (html: string): string => html.split('<span class="rest"')[0] ?? "";

/** Does an element have this class? */
export const hasClass = ({ properties }: Element, name: string): boolean => {
  const classes = properties?.className;
  return Array.isArray(classes) ? classes.includes(name) : classes === name;
};

/** Approximate number of lines of a part of a page on a desktop. */
export const linesOf = (node: HtmlNode): number => {
  if (node.type === "text") return node.value.length / LINE_LENGTH;
  if (node.type === "raw") return isCode(node) ? shownHtml(node.value).split("\n").length : 0;
  if (!("children" in node)) return 0;
  if (node.type === "element" && hasClass(node, "visually-hidden")) return 0;
  const own = node.type === "element" && ownLine.has(node.tagName) ? 1 : 0;
  return (node.children as ElementContent[]).reduce((lines, child) => lines + linesOf(child), own);
};
