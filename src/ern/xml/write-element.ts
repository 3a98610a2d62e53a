import { escapeAttribute, escapeText } from "./escape";

/** An element to write: attributes in order, and text or child elements. */
export interface ElementData {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  text?: string;
  children?: readonly ElementData[];
}

/** The formatting of elements: line end and indentation per level; "" and "" for one line. */
export interface Layout {
  lineEnd: string;
  indent: string;
}

/** An element as XML, without a line end after it; `before` is the indentation of its own line. */
export const writeElement = (element: ElementData, layout: Layout, before = ""): string => {
  const { name, attributes = {}, text = "", children = [] } = element;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const tag = `${name}${written.join("")}`;
  if (children.length === 0) return text === "" ? `<${tag}/>` : `<${tag}>${escapeText(text)}</${name}>`;
  const inner = before + layout.indent;
  const lines = children.map(
    (child) => layout.lineEnd + (layout.lineEnd && inner) + writeElement(child, layout, inner),
  );
  return `<${tag}>${lines.join("")}${layout.lineEnd}${layout.lineEnd && before}</${name}>`;
};

/** The element and all in it with a prefix, such as "ern:". */
export const withPrefix = (element: ElementData, prefix: string): ElementData => ({
  ...element,
  name: prefix + element.name,
  children: element.children?.map((child) => withPrefix(child, prefix)),
});
