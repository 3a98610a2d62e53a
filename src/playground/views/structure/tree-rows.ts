import type { FoundRow, StructureItem } from "../../workers/analysis";

/** An item, and what of it was found where something is looked for. */
export interface TreeEntry extends StructureItem, Partial<Pick<FoundRow, "isMatch" | "found">> {}

/** A row of the tree as it is shown. */
export interface TreeRow {
  /** The places of the items that lead to it, "2.0". */
  key: string;
  /** What it shows; none where it stands for all that are not shown yet. */
  item?: TreeEntry;
  level: number;
  /** Its place among those beside it, from 1, and how many those are, with those that are not shown. */
  position: number;
  setSize: number;
  /** Undefined where nothing is in it. */
  isOpen?: boolean;
}

interface TreeView {
  isOpen: (key: string, item: StructureItem, level: number) => boolean;
  /** How many of the items in one are shown; the key of the outermost list is empty. */
  limitOf: (key: string, items: readonly StructureItem[], level: number) => number;
}

/** The rows that are shown, in their order. */
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

/** The key of the row around one; empty where it is one of the outermost. */
export const parentKey = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf(".")));
