import type { Element } from "hast";
import { h } from "hastscript";

import { stackTable } from "./stack-table";
import { childElements, htmlText, tableRows } from "./table-parts";

/** In narrow windows, each row of a table with at least this many columns becomes a block. */
const STACKED_COLUMNS = 3;

/** Turns the first cells of rows into headers if they're unique. */
const nameRows = (rows: readonly Element[][]): void => {
  const names = rows.flatMap(([first]) => first ?? []);
  const texts = names.map((cell) => htmlText(cell).trim());
  if (texts.includes("") || new Set(texts).size < rows.length) return;
  for (const cell of names) {
    cell.tagName = "th";
    cell.properties = { ...cell.properties, scope: "row" };
  }
};

/** Puts a table into a named box that scrolls. Empty headers become normal cells, and rows' names become headers. */
export const tableBox = (table: Element): Element => {
  const [head = [], ...rows] = tableRows(table).map(childElements);
  for (const cell of [head, ...rows].flat())
    if (cell.tagName === "th" && cell.children.length === 0) cell.tagName = "td";
  nameRows(rows);
  const stacks = head.length >= STACKED_COLUMNS;
  if (stacks) stackTable(table);
  const headers = head.map(htmlText).filter(Boolean);
  const label = headers.length > 0 ? `Table: ${headers.join(", ")}` : "Table";
  const className = ["table", ...(stacks ? ["stacks"] : [])];
  // A group instead of a region, because regions are landmarks and need unique names.
  return h("div", { className, tabIndex: 0, role: "group", ariaLabel: label }, [table]);
};
