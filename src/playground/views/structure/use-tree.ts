import { foldText } from "@ddex-suite/ern";
import { useMemo, useState } from "react";

import type { StructureItem } from "../../workers/structure/analysis";

/** Returns the items around an offset, outermost first. */
export const itemsAt = (items: readonly StructureItem[], offset: number): StructureItem[] => {
  const found = items.find(({ from, to }) => from <= offset && offset < to);
  return found ? [found, ...itemsAt(found.children, offset)] : [];
};

export interface TreeRow {
  /** The indexes of the items on the way to it, "2.0". */
  key: string;
  /** The item; undefined for the row that stands for everything not shown yet. */
  item?: StructureItem;
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

const toTreeRows = (items: readonly StructureItem[], view: TreeView, parent = "", level = 0): TreeRow[] => {
  const shown = items.slice(0, view.limitOf(parent, items, level));
  const setSize = items.length;
  const rows = shown.flatMap((item, index): TreeRow[] => {
    const key = parent ? `${parent}.${index}` : String(index);
    const row = { key, item, level, position: index + 1, setSize };
    if (item.children.length === 0) return [row];
    const isOpen = view.isOpen(key, item, level);
    return [{ ...row, isOpen }, ...(isOpen ? toTreeRows(item.children, view, key, level + 1) : [])];
  });
  if (shown.length < setSize) rows.push({ key: `${parent}.more`, level, position: shown.length + 1, setSize });
  return rows;
};

/** Returns the key of the parent row; empty for the outermost rows. */
export const parentKey = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf(".")));

/** Returns the next row whose label begins with what was typed; repeating one letter moves from row to row. */
export const typeAhead = (typed: string, rows: readonly TreeRow[], index: number): TreeRow | undefined => {
  const wanted = foldText(typed);
  const from = wanted.length > 1 ? index : index + 1;
  const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
  return inTurn.find(({ item }) => item && foldText(item.label).startsWith(wanted));
};

/** The number of rows of a list shown at first, and added with each click. */
export const PAGE = 100;

const NOTHING = new Map<string, never>();

/** Returns the rows of a tree in which either the ancestors of the cursor or all items are open. */
export const useTree = (items: readonly StructureItem[], ancestors: readonly StructureItem[], areAllOpen: boolean) => {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(NOTHING);
  const [limits, setLimits] = useState<ReadonlyMap<string, number>>(NOTHING);
  const [active, setActive] = useState<string>();
  const rows = useMemo(
    () =>
      toTreeRows(items, {
        isOpen: (key, item, level) => choices.get(key) ?? (areAllOpen || level === 0 || ancestors[level] === item),
        limitOf: (key, list, level) => Math.max(limits.get(key) ?? PAGE, list.indexOf(ancestors[level]!) + 1),
      }),
    [items, ancestors, areAllOpen, choices, limits],
  );
  return {
    rows,
    /** The row that Tab goes to, if one was chosen. */
    active,
    setActive,
    setOpen: (some: readonly TreeRow[], isOpen: boolean): void =>
      setChoices(new Map([...choices, ...some.map(({ key }) => [key, isOpen] as const)])),
    /** Shows more of the list that ends with this row. */
    showMore: ({ key, position }: TreeRow): void =>
      setLimits(new Map([...limits, [parentKey(key), position - 1 + PAGE]])),
  };
};
