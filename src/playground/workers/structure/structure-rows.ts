import type { StructureItem, StructureRow } from "./analysis";

/** The number of rows that the page can process at once without a noticeable delay. */
export const POSTED_ROWS = 2000;

/** The items in order, each with its depth, without its children. */
export const toRows = (items: readonly StructureItem[], depth = 0): StructureRow[] =>
  items.flatMap(({ children, ...item }) => [{ ...item, depth }, ...toRows(children, depth + 1)]);

/** Appends rows to the items made from the rows before them. */
export const addRows = (items: StructureItem[], rows: readonly StructureRow[]): void => {
  for (const { depth, ...row } of rows) {
    let list = items;
    for (let level = 0; level < depth; level += 1) list = list.at(-1)!.children;
    list.push({ ...row, children: [] });
  }
};
