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

/** Returns an element as XML, without a line end after it; `before` is the indentation of its own line. */
export const toXml = (element: ElementData, layout: Layout, before = ""): string => {
  const { name, attributes = {}, text = "", children = [] } = element;
  let tag = name;
  for (const key in attributes) tag += ` ${key}="${escapeAttribute(attributes[key]!)}"`;
  if (children.length === 0) return text === "" ? `<${tag}/>` : `<${tag}>${escapeText(text)}</${name}>`;
  const inner = before + layout.indent;
  let lines = "";
  for (const child of children) lines += layout.lineEnd + (layout.lineEnd && inner) + toXml(child, layout, inner);
  return `<${tag}>${lines}${layout.lineEnd}${layout.lineEnd && before}</${name}>`;
};

/** Returns a whole document with this root. */
export const toXmlDocument = (root: ElementData): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root, { lineEnd: "\n", indent: "  " })}\n`;

/** Returns the element and all in it with a prefix, such as "ern:". */
export const withPrefix = (element: ElementData, prefix: string): ElementData => ({
  ...element,
  name: prefix + element.name,
  children: element.children?.map((child) => withPrefix(child, prefix)),
});
