import type { InlineCode, Link, PhrasingContent, Table, TableCell, TableRow, Text } from "mdast";
import type { MdxJsxAttribute, MdxJsxTextElement } from "mdast-util-mdx-jsx";

import type { Known, SymbolStatus } from "../config/toolkit";

/** Makes a piece of text. */
export const text = (value: string): Text => ({ type: "text", value });

/** Makes code in a line of text. */
export const code = (value: string): InlineCode => ({ type: "inlineCode", value });

/** Makes a link; one with an id can be linked to. */
export const link = (url: string, child: Text | InlineCode, id?: string): Link => ({
  type: "link",
  url,
  children: [child],
  ...(id !== undefined && { data: { hProperties: { id } } }),
});

const attributes = (values: Record<string, string>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }));

/** Makes a status badge, with how the status is known where that is to be said. */
export const status = (value: SymbolStatus, known?: Known): MdxJsxTextElement => ({
  type: "mdxJsxTextElement",
  name: "Status",
  attributes: attributes({ value, ...(known && { known }) }),
  children: [],
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
