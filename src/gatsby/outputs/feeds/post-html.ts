import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { EXIT, SKIP, visit } from "unist-util-visit";

const parser = unified().use(rehypeParse).freeze();

const dropped = new Set(["script", "style", "svg", "template", "button", "input", "select", "textarea"]);

const kept = new Set(
  "href src srcSet sizes type alt title width height id start open colSpan rowSpan scope dateTime".split(" "),
);

const classes = ({ properties }: Element): string[] => (properties?.["className"] as string[] | undefined) ?? [];

const findProse = (root: Root): Element | undefined => {
  let found: Element | undefined;
  visit(root, "element", (node) => {
    if (!classes(node).includes("prose")) return undefined;
    found = node;
    return EXIT;
  });
  return found;
};

/** Links and controls that only work on the page. */
const pageLinks = ["anchor", "mark", "code-file", "code-run"];

/** Removes the controls after the title of a code block. */
const removeControls = (node: Element): void => {
  for (const child of node.children)
    if (child.type === "element" && child.tagName === "figcaption") child.children = child.children.slice(0, 1);
};

/** Replaces an element: drops controls and tooltips, and keeps the content of elements that only add style or behaviour. */
const replacement = (node: Element): ElementContent[] | undefined => {
  if (node.properties?.["role"] === "tooltip") return [];
  if (classes(node).includes("image-zoom") || node.tagName === "span") return node.children;
  const isForPage = classes(node).some((name) => pageLinks.includes(name)) || node.properties?.["role"] === "tablist";
  return isForPage || dropped.has(node.tagName) ? [] : undefined;
};

const absoluteSrcset = (srcset: string, url: (href: string) => string): string =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.replace(/^\S+/, url))
    .join(", ");

/** Shows the panels, which the page shows one at a time, below each other with their names. */
const openPanel = (node: Element): void => {
  const label = String(node.properties?.["dataLabel"] ?? "");
  node.children.unshift(h("p", h("strong", label)));
};

/** Returns the text of a post from its page's HTML, for feed readers: with full URLs and without controls. */
export const postHtml = (pageHtml: string, pageUrl: string): string => {
  const prose = findProse(parser.parse(pageHtml) as Root);
  if (!prose) throw new Error(`The page ${pageUrl} has no text to put into the feeds.`);
  const url = (href: string): string => new URL(href, pageUrl).href;
  const root: Root = { type: "root", children: prose.children };
  visit(root, "element", (node, index, parent) => {
    if (parent === null || index === null) return undefined;
    const instead = replacement(node);
    if (instead) {
      parent.children.splice(index, 1, ...instead);
      return [SKIP, index];
    }
    if (node.properties?.["role"] === "tabpanel") openPanel(node);
    if (node.tagName === "figure" && classes(node).includes("code")) removeControls(node);
    const properties = Object.entries(node.properties ?? {}).filter(([name]) => kept.has(name));
    node.properties = Object.fromEntries(
      properties.map(([name, value]) => {
        if (name === "href" || name === "src") return [name, url(String(value))];
        return [name, name === "srcSet" ? absoluteSrcset([value].flat().join(", "), url) : value];
      }),
    );
    return undefined;
  });
  return toHtml(root);
};
