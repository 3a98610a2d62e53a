import { useCallback, useRef, useState } from "react";

import { useBrowserLayoutEffect } from "../../browser/hooks/use-browser";
import { storeCategory, storedCategory } from "../../utils/browser/stored-choices";
import { type SidebarItem, trail } from "../../utils/sidebar";
import { Icon } from "../parts/icon";

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

/** A sidebar's pages as a tree; the current page's branch is open. */
export const SidebarTree = ({ items, path }: { items: readonly SidebarItem[]; path: string }) => (
  <ul className="sidebar-tree">{toEntries(items, path)}</ul>
);

const toEntries = (items: readonly SidebarItem[], path: string) =>
  items.map((item) => <Entry key={item.path ?? item.label} item={item} path={path} />);

interface EntryProps {
  item: SidebarItem;
  path: string;
}

const Entry = ({ item, path }: EntryProps) => {
  const current = item.path === path;
  if (item.path === null) return <Group item={item} path={path} />;
  if (item.items.length > 0) return <Category item={item} path={path} />;
  return (
    <li>
      <a href={item.path ?? undefined} aria-current={current ? "page" : undefined}>
        {item.label}
      </a>
    </li>
  );
};

/** Items under a heading that isn't a page. */
const Group = ({ item, path }: EntryProps) => (
  <li>
    <section role="group" aria-label={item.label}>
      <h3>{item.label}</h3>
      <ul>{toEntries(item.items, path)}</ul>
    </section>
  </li>
);

const Category = ({ item, path }: EntryProps) => {
  const active = trail([item], ({ path: below }) => below === path).length > 0;
  const current = item.path === path;
  const category = item.path ?? item.label;
  const [open, setOpen] = useCategoryOpen({ category, active, collapsed: item.collapsed, path });
  const verb = open ? "Collapse" : "Expand";
  return (
    <li className={active ? "active" : undefined} data-category={category} data-open={item.collapsed ? undefined : ""}>
      <div>
        <a
          href={item.path ?? undefined}
          aria-current={current ? "page" : undefined}
          onClick={(event) => {
            if (!current) return;
            event.preventDefault();
            setOpen(!open);
          }}
        >
          {item.label}
        </a>
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${verb} sidebar category '${item.label}'`}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      <ul hidden={!open}>{toEntries(item.items, path)}</ul>
    </li>
  );
};
