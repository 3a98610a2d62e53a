import type {
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableCell,
  TableRow,
  Text,
} from "mdast";

/** Makes a piece of text. */
export const text = (value: string): Text => ({ type: "text", value });

/** Makes code in a line of text. */
export const code = (value: string): InlineCode => ({ type: "inlineCode", value });

/** Makes bold text. */
export const strong = (...children: PhrasingContent[]): Strong => ({ type: "strong", children });

/** Makes a heading with an id of its own. */
export const heading = (depth: Heading["depth"], child: PhrasingContent, id: string): Heading => ({
  type: "heading",
  depth,
  children: [child, { type: "mdxTextExpression", value: `/* #${id} */` }],
});

/** Makes a heading one level below the section that it comes to stand in. */
export const subheading = (child: PhrasingContent): Heading => ({
  type: "heading",
  depth: 6,
  children: [child],
  data: { isSubheading: true },
});

/** Makes a paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

/** Makes a link; one with an id can be linked to. */
export const link = (url: string, child: Text | InlineCode, id?: string): Link => ({
  type: "link",
  url,
  children: [child],
  ...(id !== undefined && { data: { hProperties: { id } } }),
});

/** Makes a table's row from what its cells hold. */
export const row = (cells: PhrasingContent[][]): TableRow => ({
  type: "tableRow",
  children: cells.map((children): TableCell => ({ type: "tableCell", children })),
});

/** Makes a table from its headers and rows. */
export const table = (headers: readonly string[], rows: TableRow[]): Table => ({
  type: "table",
  children: [row(headers.map((header) => [text(header)])), ...rows],
});
