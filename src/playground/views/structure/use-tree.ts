import { useMemo, useState } from "react";

import type { StructureItem } from "../../workers/structure/analysis";
import { parentKey, toTreeRows, type TreeRow } from "./tree-rows";

/** The number of rows of a list shown at first, and added with each click. */
export const PAGE = 100;

/** The state of a tree, and the functions that change it. */
export interface Tree {
  rows: readonly TreeRow[];
  /** The row that Tab goes to, if one was chosen. */
  active: string | undefined;
  setActive: (key: string | undefined) => void;
  setOpen: (keys: readonly string[], isOpen: boolean) => void;
  /** Shows more of the list that ends with this row. */
  showMore: (row: TreeRow) => void;
  /** Restores the initial state. */
  reset: () => void;
}

const NOTHING = new Map<string, never>();

/** Items as a tree in which either the ancestors of the cursor or all items are open. */
export const useTree = (
  items: readonly StructureItem[],
  around: readonly StructureItem[],
  areAllOpen = false,
): Tree => {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(NOTHING);
  const [limits, setLimits] = useState<ReadonlyMap<string, number>>(NOTHING);
  const [active, setActive] = useState<string>();
  const rows = useMemo(
    () =>
      toTreeRows(items, {
        isOpen: (key, item, level) => choices.get(key) ?? (areAllOpen || level === 0 || around[level] === item),
        limitOf: (key, list, level) => Math.max(limits.get(key) ?? PAGE, list.indexOf(around[level]!) + 1),
      }),
    [items, around, areAllOpen, choices, limits],
  );
  return {
    rows,
    active,
    setActive,
    setOpen: (keys, isOpen) => setChoices(new Map([...choices, ...keys.map((key) => [key, isOpen] as const)])),
    showMore: ({ key, position }) => setLimits(new Map([...limits, [parentKey(key), position - 1 + PAGE]])),
    reset: () => {
      setChoices(NOTHING);
      setLimits(NOTHING);
      setActive(undefined);
    },
  };
};
