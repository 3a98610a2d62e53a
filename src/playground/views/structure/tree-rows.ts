import type { FoundRow, StructureItem } from "../../workers/structure/analysis";

/** An item, and during a search, what was found in it. */
export interface TreeEntry extends StructureItem, Partial<Pick<FoundRow, "isMatch" | "found">> {}

/** A row of the tree as shown. */
export interface TreeRow {
  /** The indexes of the items on the way to it, "2.0". */
  key: string;
  /** The item; undefined for the row that stands for everything not shown yet. */
  item?: TreeEntry;
  level: number;
  /** Its position among its siblings, from 1, and their number, including those not shown yet. */
  position: number;
  setSize: number;
  /** Undefined if it has no children. */
  isOpen?: boolean;
}

interface TreeView {
  isOpen: (key: string, item: StructureItem, level: number) => boolean;
  /** The number of items shown in one; the key of the outermost list is empty. */
  limitOf: (key: string, items: readonly StructureItem[], level: number) => number;
}

/** The visible rows in order. */
export const toTreeRows = (items: readonly StructureItem[], view: TreeView, parent = "", level = 0): TreeRow[] => {
  const shown = items.slice(0, view.limitOf(parent, items, level));
  const setSize = items.length;
  const rows = shown.flatMap((item, at): TreeRow[] => {
    const key = parent ? `${parent}.${at}` : String(at);
    const row = { key, item, level, position: at + 1, setSize };
    if (item.children.length === 0) return [row];
    const isOpen = view.isOpen(key, item, level);
    return [{ ...row, isOpen }, ...(isOpen ? toTreeRows(item.children, view, key, level + 1) : [])];
  });
  if (shown.length < setSize) rows.push({ key: `${parent}.more`, level, position: shown.length + 1, setSize });
  return rows;
};

/** The key of the parent row; empty for the outermost rows. */
export const parentKey = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf(".")));
