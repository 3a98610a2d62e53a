import type { Element } from "hast";
import { h } from "hastscript";

import { stackTable } from "./stack-table";
import { childElements, htmlText, tableRows } from "./table-parts";

/** A table of so many columns is a block for each row where the window is narrow. */
const STACKED_COLUMNS = 3;

/** Makes headers of the first cells of rows that they tell apart. */
const nameRows = (rows: readonly Element[][]): void => {
  const names = rows.flatMap(([first]) => first ?? []);
  const texts = names.map((cell) => htmlText(cell).trim());
  if (texts.includes("") || new Set(texts).size < rows.length) return;
  for (const cell of names) {
    cell.tagName = "th";
    cell.properties = { ...cell.properties, scope: "row" };
  }
};

/** Puts a table into a named box that it scrolls in; an empty header becomes a plain cell, the name of a row a header. */
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
  // A group, not a region: regions are landmarks, and landmarks of one name are not told apart.
  return h("div", { className, tabIndex: 0, role: "group", ariaLabel: label }, [table]);
};
