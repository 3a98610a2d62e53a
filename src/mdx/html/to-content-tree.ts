import type { Element, Properties, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Raw } from "mdast-util-to-hast";

import type { ContentElement, ContentNode } from "../../utils/content-node";
import { type Island, raw } from "../nodes/html-nodes";
import type { HtmlNode } from "./mark-fold";

/** React's name of an HTML attribute in hast. */
const toName = (name: string): string => {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  return /^data[A-Z]/.test(name) ? name.replace(/[A-Z]/g, "-$&").toLowerCase() : name;
};

/** Returns HTML attributes in hast as React's props. */
export const toReactProps = (properties: Properties): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [toName(name), Array.isArray(value) ? value.join(" ") : value]),
  );

/** Elements that can't be inside a wrapper. */
const unwrappable = new Set(["li", "thead", "tbody", "tr", "th", "td", "summary"]);

/** Elements that contain only text, where a run of HTML is a span. */
const phrasing = new Set(["p", "h2", "h3", "h4", "h5", "h6", "a", "span", "strong", "em", "del", "summary"]);

const hasIsland = (node: HtmlNode): boolean =>
  node.type === "island" || (node.type === "element" && node.children.some(hasIsland));

const references: Readonly<Record<string, string>> = { "<": "&#x3C;", "&": "&#x26;" };

/** Text as raw HTML, because hast-util-to-html builds a pattern for each text that it escapes. */
const escaped = <Each extends HtmlNode>(node: Each): Each | Raw => {
  if (node.type === "text") return raw(node.value.replace(/[<&]/g, (character) => references[character]!));
  return "children" in node ? { ...node, children: node.children.map(escaped) } : node;
};

const html = (nodes: HtmlNode[]): string =>
  toHtml({ type: "root", children: nodes.map(escaped) as Root["children"] }, { allowDangerousHtml: true });

const toContentElement = ({ tagName, properties = {}, children }: Element): ContentElement => {
  const props = toReactProps(properties);
  return {
    component: tagName,
    ...(Object.keys(props).length > 0 && { props }),
    ...(children.length > 0 && {
      children: children.some(hasIsland) ? toNodes(children, tagName) : [html(children).trim()],
    }),
  };
};

const toNodes = (nodes: HtmlNode[], parent?: string): ContentNode[] => {
  const content: ContentNode[] = [];
  let run: HtmlNode[] = [];
  const isPhrasing = phrasing.has(parent ?? "");
  const endRun = (): void => {
    const text = isPhrasing ? html(run) : html(run).trim();
    if (text !== "") content.push(isPhrasing ? { component: "span", children: [text] } : text);
    run = [];
  };
  for (const node of nodes) {
    const isIsland = node.type === "island";
    if (!isIsland && !(node.type === "element" && (unwrappable.has(node.tagName) || hasIsland(node)))) run.push(node);
    else {
      endRun();
      content.push(isIsland ? toIsland(node) : toContentElement(node));
    }
  }
  endRun();
  return content;
};

const toIsland = ({ component, props, children }: Island): ContentElement => ({
  component,
  props,
  ...(children.length > 0 && { children: toNodes(children) }),
});

/** Turns HTML elements and islands into the content tree: runs of static HTML, and what React renders. */
export const toContentTree = (root: Root): ContentNode[] => toNodes(root.children);
