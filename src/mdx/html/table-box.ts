import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { Table } from "mdast";
import { defaultHandlers, type State } from "mdast-util-to-hast";

import { ENTRIES } from "../nodes/markdown-nodes";
import { hasClass } from "./mark-fold";

const childElements = ({ children }: Pick<Element, "children">): Element[] =>
  children.filter((child): child is Element => child.type === "element");

/** Returns the rows of a table, starting with those of its head. */
const tableRows = (table: Element): Element[] => childElements(table).flatMap(childElements);

/** Returns the text of HTML elements, including raw HTML. */
const htmlText = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  return "children" in node ? (node.children as ElementContent[]).map(htmlText).join("") : "";
};

/** CSS that turns rows into blocks removes the table semantics of the elements; roles restore them. */
const roles: Record<string, string> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

const setRoles = (node: Element): void => {
  const role = node.properties?.["scope"] === "row" ? "rowheader" : roles[node.tagName];
  if (role === undefined) return;
  node.properties = { ...node.properties, role };
  childElements(node).forEach(setRoles);
};

const isStatus = (cell: Element): boolean => {
  const parts = cell.children.filter((child) => htmlText(child).trim() !== "");
  const [badge] = parts;
  return (
    badge?.type === "element" &&
    hasClass(badge, "status") &&
    parts.slice(1).every((part) => part.type === "element" && hasClass(part, "known"))
  );
};

/** Prepares a table whose rows become blocks in narrow windows: cells get header labels; numbers may share a line. */
const stackTable = (table: Element): void => {
  setRoles(table);
  const [head, ...rows] = tableRows(table);
  const values = rows.flatMap((row) => childElements(row).slice(1));
  if (values.every((cell) => /^[\d.,\s]*$/.test(htmlText(cell))))
    table.properties = { ...table.properties, className: ["figures"] };
  const labels = head ? childElements(head).map(htmlText) : [];
  const bodies = rows.map(childElements);
  // A lone status is next to the row's name, where there is room for only one.
  const columns = new Set(bodies.flatMap((cells) => cells.flatMap((cell, index) => (isStatus(cell) ? [index] : []))));
  for (const cells of bodies) {
    for (const [column, cell] of cells.entries()) {
      if (column === 0) continue;
      const label = labels[column] ? { dataLabel: labels[column] } : {};
      const isState = columns.size === 1 && isStatus(cell);
      cell.properties = { ...cell.properties, ...(isState ? { className: ["state"] } : label) };
    }
  }
};

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

/** Code that fits a column, in characters. */
const SHORT = 20;

/** Positions in a path or a type at which a line may break, and in a long name. */
const BREAK = /(?<=[./:_<(,|=])(?=[^\s./:_<(,|=>)])|(?<=\w{12,}[a-z])(?=[A-Z])/;

/** Lets long code in cells continue on the next line, because a browser breaks it nowhere, or anywhere. */
const addBreaks = (node: Element, isCode = false): void => {
  const children = node.children.flatMap((child): ElementContent[] => {
    if (isCode && child.type === "text" && child.value.length > SHORT)
      return child.value
        .split(BREAK)
        .flatMap((value, index) => [...(index > 0 ? [h("wbr")] : []), { type: "text", value }]);
    if (child.type === "element") addBreaks(child, isCode || child.tagName === "code");
    return [child];
  });
  node.children = children;
};

/** Puts a table into a named box that scrolls. Empty headers become normal cells, and rows' names become headers. */
export const tableBox = (table: Element): Element => {
  const [head = [], ...rows] = tableRows(table).map(childElements);
  rows.flat().forEach((cell) => addBreaks(cell));
  for (const cell of [head, ...rows].flat())
    if (cell.tagName === "th" && cell.children.length === 0) cell.tagName = "td";
  nameRows(rows);
  const stacks = head.length >= STACKED_COLUMNS;
  if (stacks) stackTable(table);
  const headers = head.map(htmlText).filter(Boolean);
  const label = headers.length > 0 ? `Table: ${headers.join(", ")}` : "Table";
  const className = ["table", ...(stacks ? [hasClass(table, ENTRIES) ? ENTRIES : "stacks"] : [])];
  // A group instead of a region, because regions are landmarks and need unique names.
  return h("div", { className, tabIndex: 0, role: "group", ariaLabel: label }, [table]);
};

export const tableNode = (state: State, node: Table): Element => {
  const table = defaultHandlers.table(state, node) as Element;
  for (const cell of tableRows(table).flatMap(childElements)) {
    const { align, ...properties } = cell.properties ?? {};
    cell.properties = { ...properties, ...(align ? { className: [align as string] } : {}) };
  }
  return tableBox(table);
};
