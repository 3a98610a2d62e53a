import type { Element } from "hast";
import type { Table } from "mdast";
import { defaultHandlers } from "mdast-util-to-hast";
import type { State } from "mdast-util-to-hast";

import { tableBox } from "./table-box";
import { childElements, tableRows } from "./table-parts";

export const tableNode = (state: State, node: Table): Element => {
  const table = defaultHandlers.table(state, node) as Element;
  for (const cell of tableRows(table).flatMap(childElements)) {
    const { align, ...properties } = cell.properties ?? {};
    cell.properties = { ...properties, ...(align ? { className: [align as string] } : {}) };
  }
  return tableBox(table);
};
