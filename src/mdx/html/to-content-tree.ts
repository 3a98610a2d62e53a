import type { Data, Element, ElementContent, Properties, Root } from "hast";
import { toHtml } from "hast-util-to-html";

import { toAddress } from "../../utils/address";
import type { ContentElement } from "../../utils/content-node";
import { LINES_MARK } from "../../utils/line-steps";
import { isInternal } from "../../utils/paths";
import { type Island, raw } from "../nodes/html-nodes";
import type { ContentTree, OpenNode, Slot } from "../nodes/slots";
import { hasIsland, type HtmlNode } from "./mark-fold";

/** Returns React's name of an HTML attribute in hast. */
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

/** Returns the attributes of an element with the URL of its link, which is a route until then. */
const addressedProperties = ({ tagName, properties = {} }: Element): Properties => {
  const { href } = properties;
  if (tagName !== "a" || typeof href !== "string" || !isInternal(href)) return properties;
  return { ...properties, href: toAddress(href) };
};

/** Elements in which names have no links, because they are links, headings or collapsed, or are copied. */
const withoutNames = new Set(["a", "h1", "h2", "h3", "h4", "h5", "h6", "details", "button", "thead", "figure"]);

const ERN_NAME = /^[A-Z][A-Za-z]+$/;

/** Returns the text of inline code, also if it has places to break it. */
const codeText = ({ tagName, properties = {}, children }: Element): string =>
  tagName === "code" && Object.keys(properties).length === 0
    ? children.map((child) => (child.type === "text" ? child.value : "")).join("")
    : "";

const references: Readonly<Record<string, string>> = { "<": "&#x3C;", "&": "&#x26;" };

/** Separates runs of HTML, which can't contain it. */
const GAP = "\0";

const print = (children: readonly HtmlNode[]): string =>
  toHtml({ type: "root", children: [...children] as Root["children"] }, { allowDangerousHtml: true });

/** Prepares a node for printing: texts are escaped, links are URLs, and gaps replace slots, which it adds to a list. */
const prepare = (node: HtmlNode, slots: Slot[], canName: boolean): HtmlNode => {
  // As raw HTML, because hast-util-to-html builds a pattern for each text that it escapes.
  if (node.type === "text") return raw(node.value.replace(/[<&]/g, (character) => references[character]!));
  if (node.type === "slot") {
    slots.push(node.slot);
    return raw(node.before + GAP + node.after);
  }
  if (node.type !== "element") return node;
  const name = canName ? codeText(node) : "";
  if (ERN_NAME.test(name)) {
    slots.push({ ernName: { name, html: print([node]) } });
    return raw(GAP);
  }
  const canNameBelow = canName && !withoutNames.has(node.tagName) && node.properties?.["role"] !== "tooltip";
  const children = node.children.map((child) => prepare(child, slots, canNameBelow) as ElementContent);
  return { ...node, properties: addressedProperties(node), children };
};

/** Prints nodes without islands: as HTML, with their slots. */
const toRuns = (nodes: readonly HtmlNode[], isTrimmed = true): OpenNode[] => {
  const slots: Slot[] = [];
  const html = print(nodes.map((node) => prepare(node, slots, true)));
  const runs = (isTrimmed ? html.trim() : html).split(GAP);
  return runs.flatMap((run, index) => [run, ...slots.slice(index, index + 1)]).filter((run) => run !== "");
};

/** Returns the HTML of nodes without islands and slots. */
export const toStaticHtml = (nodes: readonly HtmlNode[]): string =>
  print(nodes.map((node) => prepare(node, [], false)));

const toContentElement = (node: Element): ContentElement<OpenNode> => {
  const { tagName, children } = node;
  const props = toReactProps(addressedProperties(node));
  return {
    component: tagName,
    ...(Object.keys(props).length > 0 && { props }),
    ...(children.length > 0 && {
      children: children.some(hasIsland) ? toNodes(children, tagName) : toRuns(children),
    }),
  };
};

const toNodes = (nodes: HtmlNode[], parent?: string): OpenNode[] => {
  const content: OpenNode[] = [];
  let run: HtmlNode[] = [];
  const isPhrasing = phrasing.has(parent ?? "");
  const endRun = (): void => {
    const runs = toRuns(run, !isPhrasing);
    if (runs.length > 0) content.push(...(isPhrasing ? [{ component: "span", children: runs }] : runs));
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

const toIsland = ({ component, props, children }: Island): ContentElement<OpenNode> => ({
  component,
  props,
  ...(children.length > 0 && { children: toNodes(children) }),
});

/** Returns classes and islands of a node and below it. */
const styledNames = (node: HtmlNode): string[] => [
  ...((node.data as Data | undefined)?.classes ?? []),
  ...(node.type === "island" ? [node.component] : []),
  ...(node.type === "element" ? [node.properties?.className ?? []].flat().map(String) : []),
  ...(node.type === "element" && node.properties?.dataLines !== undefined ? [LINES_MARK] : []),
  ...("children" in node ? node.children.flatMap(styledNames) : []),
];

/** Turns HTML elements and islands into the content tree: runs of static HTML, slots, and what React renders. */
export const toContentTree = ({ children }: { children: HtmlNode[] }): ContentTree => ({
  nodes: toNodes(children),
  styled: [...new Set(children.flatMap(styledNames))],
});
