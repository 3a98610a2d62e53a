import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

const places = new Set(["td", "th", "li"]);
const wrappers = new Set(["p", "strong", "em"]);

const isElement = (node: ElementContent): node is Element => node.type === "element";

/** An element's content, with that of paragraphs and emphasis in it. */
const contentOf = ({ children }: Element): ElementContent[] =>
  children.flatMap((child) => (isElement(child) && wrappers.has(child.tagName) ? contentOf(child) : [child]));

const isWords = (node: ElementContent): boolean => node.type === "text" && /\p{L}{2}/u.test(node.value);

/** Marks table cells and list items with words around links; elsewhere in tables and lists the place says what links are. */
export const markWords = (root: Root): void => {
  visit(root, "element", (node) => {
    if (!places.has(node.tagName)) return;
    const content = contentOf(node);
    if (!content.some(isWords) || !content.some((child) => isElement(child) && child.tagName === "a")) return;
    const names = node.properties?.["className"];
    node.properties = { ...node.properties, className: [...(Array.isArray(names) ? names : []), "words"] };
  });
};
