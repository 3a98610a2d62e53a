import type { Element } from "hast";

import { hasClass } from "./lines-of";
import { childElements, htmlText, tableRows } from "./table-parts";

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

/** Does the cell contain only a status badge? */
const isStatus = (cell: Element): boolean => {
  const parts = cell.children.filter((child) => htmlText(child).trim() !== "");
  const [badge] = parts;
  return (
    badge?.type === "element" &&
    hasClass(badge, "status") &&
    parts.slice(1).every((other) => other.type === "element" && hasClass(other, "known"))
  );
};

/** Prepares a table whose rows become blocks in narrow windows: cells get header labels; numbers may share a line. */
export const stackTable = (table: Element): void => {
  setRoles(table);
  const [head, ...rows] = tableRows(table);
  const values = rows.flatMap((row) => childElements(row).slice(1));
  if (values.every((cell) => /^[\d.,\s]*$/.test(htmlText(cell))))
    table.properties = { ...table.properties, className: ["figures"] };
  const labels = head ? childElements(head).map(htmlText) : [];
  const bodies = rows.map(childElements);
  // A lone status is next to the row's name, where there is room for only one.
  const columns = new Set(bodies.flatMap((cells) => cells.flatMap((cell, at) => (isStatus(cell) ? [at] : []))));
  for (const cells of bodies) {
    for (const [at, cell] of cells.entries()) {
      if (at === 0) continue;
      const label = labels[at] ? { dataLabel: labels[at] } : {};
      const isState = columns.size === 1 && isStatus(cell);
      cell.properties = { ...cell.properties, ...(isState ? { className: ["state"] } : label) };
    }
  }
};
