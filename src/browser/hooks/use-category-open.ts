import { useCallback, useRef, useState } from "react";

import { storeCategory, storedCategory } from "../../utils/browser/stored-choices";
import { useBrowserLayoutEffect } from "./use-browser";

/**
 * Whether a category of the sidebar, given by the path of its page, is open, and a function that opens or closes it. It
 * is open while the page at `path` is in it; otherwise it is as the reader left it, which the script in the sidebar has
 * restored before the first paint.
 */
export const useCategoryOpen = (state: { category: string; active: boolean; collapsed: boolean; path: string }) => {
  const { category, active, collapsed, path } = state;
  const [open, setOpen] = useState(active || !collapsed);

  /** The reader's choice, in case it can't be stored. */
  const chosen = useRef<boolean>();

  useBrowserLayoutEffect(
    () => setOpen(active || (storedCategory(category) ?? chosen.current ?? !collapsed)),
    [category, active, collapsed, path],
  );

  const change = useCallback(
    (next: boolean): void => {
      setOpen(next);
      chosen.current = next;
      storeCategory(category, next);
    },
    [category],
  );
  return [open, change] as const;
};
