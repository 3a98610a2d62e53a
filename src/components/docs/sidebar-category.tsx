import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

import { useBrowserLayoutEffect } from "../../browser/hooks/use-browser";
import { cacheItems, useKnownItems } from "../../browser/hooks/use-known-items";
import { preloadPage } from "../../data/pages";
import { loadItems } from "../../data/sidebars";
import { storeCategory, storedCategory, storedItems, storeItems } from "../../utils/browser/stored-choices";
import { type SidebarItem, toggleLabel } from "../../utils/sidebar";
import { Icon } from "../parts/icon";
import { LazyPart } from "../parts/lazy-part";

/** Whether a category is open, and its setter: open while the page is in it, otherwise as the reader left it. */
const useCategoryOpen = (state: { category: string; active: boolean; collapsed: boolean; path: string }) => {
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

export interface CategoryItem extends SidebarItem {
  path: string;
  digest: string;
}

/** Returns the items of a category: the page's, or those that were kept; undefined if they must be loaded. */
const useItems = ({ path: category, digest, items: initialItems }: CategoryItem, open: boolean) => {
  const known = useKnownItems(digest);
  const items = initialItems.length > 0 ? initialItems : known;

  useBrowserLayoutEffect(() => {
    const cached = items ?? (open ? storedItems(category, digest) : undefined);
    if (cached) cacheItems(digest, cached);
  }, [category, digest, items, open]);

  useEffect(() => {
    if (items && open && storedCategory(category)) storeItems(category, digest, items);
  }, [category, digest, items, open]);
  return items;
};

interface CategoryProps {
  item: CategoryItem;
  /** Whether the page is the category's, or below it. */
  active: boolean;
  /** Route of the page. */
  path: string;
  "aria-current": "page" | "true" | undefined;
  /** Prints its items. */
  children: (items: readonly SidebarItem[]) => ReactNode;
}

/** Renders a category, with items that load when it is opened on a page without them. */
export const SidebarCategory = ({ item, active, path, "aria-current": current, children }: CategoryProps) => {
  const { label, path: category, digest, collapsed } = item;
  const [open, setOpen] = useCategoryOpen({ category, active, collapsed, path });
  const items = useItems(item, open);
  const load = useCallback(async () => {
    cacheItems(digest, await loadItems(category));
    return () => null;
  }, [category, digest]);
  return (
    <li
      className={active ? "active" : undefined}
      data-category={category}
      data-digest={item.items.length > 0 ? undefined : digest}
    >
      <div>
        <a
          href={category}
          aria-current={current}
          onClick={(event) => {
            if (category !== path) return;
            event.preventDefault();
            setOpen(!open);
          }}
        >
          {label}
        </a>
        <button
          type="button"
          aria-expanded={open}
          aria-label={toggleLabel(label, open)}
          onPointerEnter={() => !items && preloadPage(category)}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      {!items && open && <LazyPart load={load} props={{}} />}
      {/* `restoreSidebar` may have filled it, and hydration keeps that. */}
      {items ? <ul hidden={!open}>{children(items)}</ul> : <ul hidden dangerouslySetInnerHTML={{ __html: "" }} />}
    </li>
  );
};
