import type { Element } from "hast";
import type { Table } from "mdast";
import { defaultHandlers } from "mdast-util-to-hast";
import type { State } from "mdast-util-to-hast";

import { tableBox } from "./table-box";

/** Turns a table of a page into HTML. */
export const tableNode = (state: State, node: Table): Element =>
  tableBox(defaultHandlers.table(state, node) as Element);
