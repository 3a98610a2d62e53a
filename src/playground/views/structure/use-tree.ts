import { foldText } from "@ddex-suite/ern";
import { useMemo, useState } from "react";

import { paginate } from "../../../utils/lists";
import type { StructureItem } from "../../workers/structure/analysis";

/** Returns the items around an offset, outermost first. */
export const itemsAt = (items: readonly StructureItem[], offset: number): StructureItem[] => {
  const found = items.find(({ from, to }) => from <= offset && offset < to);
  return found ? [found, ...itemsAt(found.children, offset)] : [];
};

export interface TreeRow {
  /** The indexes of the items on the way to it, "2.0". */
  key: string;
  /** The item; undefined for a row that stands for a page not shown yet, next to one that is. */
  item?: StructureItem;
  page?: number;
  /** Whether that page follows shown items; otherwise it only precedes some. */
  isAfter?: boolean;
  level: number;
  /** Its position among its siblings, from 1, and their number, including those not shown yet. */
  position: number;
  setSize: number;
  /** Undefined if it has no children. */
  isOpen?: boolean;
}

interface TreeView {
  isOpen: (key: string, item: StructureItem, level: number) => boolean;
  /** The pages of a list that are shown besides the first; the key of the outermost list is empty. */
  pagesOf: (key: string, items: readonly StructureItem[], level: number) => readonly number[];
}

/** The number of items on a page of a list; the first is shown, and others on request or when the cursor is there. */
export const PAGE = 100;

const toTreeRows = (items: readonly StructureItem[], view: TreeView, parent = "", level = 0): TreeRow[] => {
  const prefix = parent && `${parent}.`;
  const setSize = items.length;
  const shown = new Set([0, ...view.pagesOf(parent, items, level)]);
  return paginate(items, PAGE).flatMap((members, page): TreeRow[] => {
    const start = page * PAGE;
    if (shown.has(page))
      return members.flatMap((item, index): TreeRow[] => {
        const key = `${prefix}${start + index}`;
        const row = { key, item, level, position: start + index + 1, setSize };
        if (item.children.length === 0) return [row];
        const isOpen = view.isOpen(key, item, level);
        return [{ ...row, isOpen }, ...(isOpen ? toTreeRows(item.children, view, key, level + 1) : [])];
      });
    const [isAfter, isBefore] = [shown.has(page - 1), shown.has(page + 1)];
    const position = start + (isAfter ? 1 : PAGE);
    return isAfter || isBefore ? [{ key: `${prefix}page-${page}`, page, isAfter, level, position, setSize }] : [];
  });
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

const NOTHING = new Map<string, never>();

/** Returns the rows of a tree in which either the ancestors of the cursor or all items are open. */
export const useTree = (items: readonly StructureItem[], ancestors: readonly StructureItem[], areAllOpen: boolean) => {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(NOTHING);
  const [pages, setPages] = useState<ReadonlyMap<string, readonly number[]>>(NOTHING);
  const [active, setActive] = useState<string>();
  const rows = useMemo(
    () =>
      toTreeRows(items, {
        isOpen: (key, item, level) => choices.get(key) ?? (areAllOpen || level === 0 || ancestors[level] === item),
        pagesOf: (key, list, level) => [...(pages.get(key) ?? []), Math.floor(list.indexOf(ancestors[level]!) / PAGE)],
      }),
    [items, ancestors, areAllOpen, choices, pages],
  );
  return {
    rows,
    /** The row that Tab goes to, if one was chosen. */
    active,
    setActive,
    setOpen: (some: readonly TreeRow[], isOpen: boolean): void =>
      setChoices(new Map([...choices, ...some.map(({ key }) => [key, isOpen] as const)])),
    /** Shows the page that a row stands for. */
    showPage: ({ key, page = 0 }: TreeRow): void => {
      const list = parentKey(key);
      setPages(new Map([...pages, [list, [...(pages.get(list) ?? []), page]]]));
    },
  };
};
