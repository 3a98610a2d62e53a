import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { EXIT, SKIP, visit } from "unist-util-visit";

const parser = unified().use(rehypeParse).freeze();

/** Elements that mean nothing in a feed reader. */
const dropped = new Set(["script", "style", "svg", "template"]);

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

/** Is the element a control or a link for readers of the page alone? */
const isDropped = (node: Element): boolean =>
  dropped.has(node.tagName) || classes(node).includes("anchor") || node.properties?.["role"] === "tablist";

const absoluteSrcset = (srcset: string, url: (href: string) => string): string =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.replace(/^\S+/, url))
    .join(", ");

/** Panels that the page shows one at a time stand below each other, each with its name. */
const openPanel = (node: Element): void => {
  delete node.properties?.["hidden"];
  const label = String(node.properties?.["dataLabel"] ?? "");
  node.children.unshift({
    type: "element",
    tagName: "p",
    properties: {},
    children: [{ type: "element", tagName: "strong", properties: {}, children: [{ type: "text", value: label }] }],
  });
};

/** The text of a post out of the HTML of its page, for readers elsewhere: addresses are whole, controls are gone. */
export const postHtml = (pageHtml: string, pageUrl: string): string => {
  const prose = findProse(parser.parse(pageHtml) as Root);
  if (!prose) throw new Error(`The page ${pageUrl} has no text to put into the feeds.`);
  const url = (href: string): string => new URL(href, pageUrl).href;
  const root: Root = { type: "root", children: prose.children };
  visit(root, "element", (node, at, parent) => {
    if (parent === null || at === null) return undefined;
    if (isDropped(node)) {
      parent.children.splice(at, 1);
      return [SKIP, at];
    }
    if (node.tagName === "button") {
      // What a button stands around, such as an image to enlarge, stays.
      const kept = classes(node).includes("image-zoom") ? node.children : [];
      parent.children.splice(at, 1, ...(kept as Element[]));
      return [SKIP, at];
    }
    const properties = node.properties ?? {};
    if (properties["role"] === "tabpanel") openPanel(node);
    for (const name of ["href", "src"]) {
      if (typeof properties[name] === "string") properties[name] = url(String(properties[name]));
    }
    const srcset = properties["srcSet"];
    if (srcset) properties["srcSet"] = absoluteSrcset([srcset].flat().join(", "), url);
    for (const name of ["className", "id", "tabIndex", "role", "ariaLabel", "ariaLabelledBy", "style", "loading"])
      if (name !== "id" || node.tagName === "button") delete properties[name];
    return undefined;
  });
  return toHtml(root);
};
