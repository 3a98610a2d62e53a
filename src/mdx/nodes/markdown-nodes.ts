import type * as mdast from "mdast";
import type { InlineCode, Paragraph, PhrasingContent, Text } from "mdast";

export const text = (value: string): Text => ({ type: "text", value });

export const code = (value: string): InlineCode => ({ type: "inlineCode", value });

export const strong = (...children: PhrasingContent[]): mdast.Strong => ({ type: "strong", children });

/** Makes a heading with an explicit id. */
export const heading = (depth: mdast.Heading["depth"], child: PhrasingContent, id: string): mdast.Heading => ({
  type: "heading",
  depth,
  children: [child, { type: "mdxTextExpression", value: `/* #${id} */` }],
});

/** Makes a heading one level below the section in which it's placed. */
export const subheading = (child: PhrasingContent): mdast.Heading => ({
  type: "heading",
  depth: 6,
  children: [child],
  data: { isSubheading: true },
});

/** Returns parts of a line, with commas between them. */
export const withCommas = (parts: readonly PhrasingContent[][]): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(", "), ...part]));

/** Returns names in code, with commas between them. */
export const codes = (names: readonly string[]): PhrasingContent[] => withCommas(names.map((name) => [code(name)]));

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

/** Makes a list with a paragraph for each item. */
export const list = (items: readonly PhrasingContent[][]): mdast.List => ({
  type: "list",
  ordered: false,
  spread: false,
  children: items.map((item) => ({ type: "listItem", spread: false, children: [paragraph(...item)] })),
});

export const fence = (lang: string, value: string): mdast.Code => ({ type: "code", lang, value });

/** Makes a link; with an id it can also be a target. */
export const link = (url: string, child: Text | InlineCode, id?: string): mdast.Link => ({
  type: "link",
  url,
  children: [child],
  ...(id !== undefined && { data: { hProperties: { id } } }),
});

/** Makes a table from its headers and the cells of each row. */
export const table = (headers: (string | PhrasingContent)[], rows: PhrasingContent[][][]): mdast.Table => ({
  type: "table",
  children: [headers.map((header) => [typeof header === "string" ? text(header) : header]), ...rows].map((cells) => ({
    type: "tableRow",
    children: cells.map((children) => ({ type: "tableCell", children })),
  })),
});

/** Class of a table whose rows are blocks in every window. */
export const ENTRIES = "entries";

/** Marks a table whose rows are blocks in every window, because their first cells are as long as a line. */
export const asEntries = (node: mdast.Table): mdast.Table => ({
  ...node,
  data: { hProperties: { className: [ENTRIES] } },
});
