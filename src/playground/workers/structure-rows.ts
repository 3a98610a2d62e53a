import type { StructureItem, StructureRow } from "./analysis";

/** As many as the page takes at a time without a reader noticing. */
export const POSTED_ROWS = 2000;

/** The items in their order, each with its depth, without those in it. */
export const toRows = (items: readonly StructureItem[], depth = 0): StructureRow[] =>
  items.flatMap(({ children, ...item }) => [{ ...item, depth }, ...toRows(children, depth + 1)]);

/** Adds rows to the end of the items that the rows before them make. */
export const addRows = (items: StructureItem[], rows: readonly StructureRow[]): void => {
  for (const { depth, ...row } of rows) {
    let list = items;
    for (let level = 0; level < depth; level += 1) list = list.at(-1)!.children;
    list.push({ ...row, children: [] });
  }
};
