import type { Element, ElementContent } from "hast";

export const childElements = ({ children }: Pick<Element, "children">): Element[] =>
  children.filter((child): child is Element => child.type === "element");

/** The rows of a table, starting with those of its head. */
export const tableRows = (table: Element): Element[] => childElements(table).flatMap(childElements);

/** Text of HTML elements, including raw HTML. */
export const htmlText = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  return "children" in node ? (node.children as ElementContent[]).map(htmlText).join("") : "";
};
