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

export const text = (value: string): Text => ({ type: "text", value });

export const code = (value: string): InlineCode => ({ type: "inlineCode", value });

export const strong = (...children: PhrasingContent[]): Strong => ({ type: "strong", children });

/** Makes a heading with an explicit id. */
export const heading = (depth: Heading["depth"], child: PhrasingContent, id: string): Heading => ({
  type: "heading",
  depth,
  children: [child, { type: "mdxTextExpression", value: `/* #${id} */` }],
});

/** Makes a heading one level below the section in which it's placed. */
export const subheading = (child: PhrasingContent): Heading => ({
  type: "heading",
  depth: 6,
  children: [child],
  data: { isSubheading: true },
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

/** Makes a link; with an id it can also be a target. */
export const link = (url: string, child: Text | InlineCode, id?: string): Link => ({
  type: "link",
  url,
  children: [child],
  ...(id !== undefined && { data: { hProperties: { id } } }),
});

export const row = (cells: PhrasingContent[][]): TableRow => ({
  type: "tableRow",
  children: cells.map((children): TableCell => ({ type: "tableCell", children })),
});

export const table = (headers: readonly string[], rows: TableRow[]): Table => ({
  type: "table",
  children: [row(headers.map((header) => [text(header)])), ...rows],
});
