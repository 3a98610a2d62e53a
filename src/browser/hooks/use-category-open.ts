import { useCallback, useState } from "react";

import { storeCategory, storedCategory } from "../../utils/browser/stored-category";
import { useBrowserLayoutEffect } from "./use-browser";

interface CategoryState {
  /** Identifies the category: the path of its page. */
  category: string;
  /** Whether the page at `path` is in the category. */
  active: boolean;
  collapsed: boolean;
  path: string;
}

/**
 * Whether a category of the sidebar is open, and a function that opens or closes it. It opens for the pages in it, and
 * is remembered; the script in the sidebar has restored that before the first paint.
 */
export const useCategoryOpen = ({ category, active, collapsed, path }: CategoryState) => {
  const [open, setOpen] = useState(active || !collapsed);

  const [openedFor, setOpenedFor] = useState(path);
  if (path !== openedFor) {
    setOpenedFor(path);
    if (active) setOpen(true);
  }

  useBrowserLayoutEffect(() => {
    if (active) return storeCategory(category, true);
    const stored = storedCategory(category);
    if (stored !== undefined) setOpen(stored);
  }, [category, active, path]);

  const change = useCallback(
    (next: boolean): void => {
      setOpen(next);
      storeCategory(category, next);
    },
    [category],
  );
  return [open, change] as const;
};
