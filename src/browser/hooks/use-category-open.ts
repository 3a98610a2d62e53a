import { useCallback, useState } from "react";

import { storeCategory, storedCategory } from "../../utils/browser/stored-choices";
import { useBrowserLayoutEffect } from "./use-browser";

/**
 * Whether a category of the sidebar, given by the path of its page, is open, and a function that opens or closes it. It
 * opens for the page at `path` if that is in it, and is remembered; the script in the sidebar has restored that before
 * the first paint.
 */
export const useCategoryOpen = (state: { category: string; active: boolean; collapsed: boolean; path: string }) => {
  const { category, active, collapsed, path } = state;
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
