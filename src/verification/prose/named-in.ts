import type { Content, Root, TableCell, TableRow } from "mdast";

import { componentProps, componentsBelow } from "../../mdx/nodes/component";
import { nodesOf } from "../../mdx/nodes/walk";

/** Returns props of the shortcodes with this name in a part of a page. */
export const propsOf = (part: Content, name: string, prop: string): string[] =>
  componentsBelow(part, name).flatMap((node) => (componentProps(node)[prop] ?? "").split(/\s+/).filter(Boolean));

/** Returns the inline code in a part of a page. */
export const codesOf = (part: Content): string[] => nodesOf(part, "inlineCode").map(({ value }) => value);

/** A cell below the header of a table. */
export interface PlacedCell {
  cell: TableCell;
  row: TableRow;
  /** The first cell of its row, which says what the row is about. */
  first: TableCell;
  header: TableCell | undefined;
}

/** Returns the cells of all tables on a page. */
export const tableCells = (tree: Root): PlacedCell[] =>
  nodesOf(tree, "table").flatMap(({ children: [header, ...rows] }) =>
    rows.flatMap((row) =>
      row.children.map((cell, index) => ({ cell, row, first: row.children[0]!, header: header?.children[index] })),
    ),
  );
