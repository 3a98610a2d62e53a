import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

const wrappers = new Set(["p", "strong", "em"]);

const isElement = (node: ElementContent): node is Element => node.type === "element";

/** Returns an element's content, with that of paragraphs and emphasis in it. */
const contentOf = ({ children }: Element): ElementContent[] =>
  children.flatMap((child) => (isElement(child) && wrappers.has(child.tagName) ? contentOf(child) : [child]));

const isWords = (node: ElementContent): boolean =>
  node.type === "text" ? /\p{L}{2}/u.test(node.value) : isElement(node) && node.tagName === "code";

const hasLink = (content: readonly ElementContent[]): boolean =>
  content.some((child) => isElement(child) && child.tagName === "a");

const addClass = (node: Element, name: string): void => {
  const names = node.properties?.["className"];
  node.properties = { ...node.properties, className: [...(Array.isArray(names) ? names : []), name] };
};

/** Returns whether it's a list of nothing but links, without its own style. */
const isListOfLinks = ({ children, properties }: Element): boolean => {
  if (properties?.["className"]) return false;
  const items = children.filter(isElement).map(contentOf);
  return items.length > 0 && items.every((content) => hasLink(content) && !content.some(isWords));
};

/** Marks lists of nothing but links, whose place says what they are, and table cells with words around links. */
export const markWords = (root: Root): void => {
  visit(root, "element", (node) => {
    if (node.tagName === "ul" || node.tagName === "ol") {
      if (isListOfLinks(node)) addClass(node, "links");
    } else if (node.tagName === "td" || node.tagName === "th") {
      const content = contentOf(node);
      if (hasLink(content) && content.some(isWords)) addClass(node, "words");
    }
  });
};
