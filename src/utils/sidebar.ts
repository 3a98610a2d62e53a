export interface SidebarLink {
  label: string;
  path: string;
}

export interface SidebarItem {
  label: string;
  /** null: no page of its own, the label is the heading of a group. */
  path: string | null;
  collapsed: boolean;
  items: readonly SidebarItem[];
}

export interface Sidebar {
  /** Name of its landmark. */
  label: string;
  /** Above its items; null for none. */
  heading: string | null;
  items: readonly SidebarItem[];
}

interface Tree<Item> {
  items: readonly Item[];
}

/** The items of a sidebar in reading order; a category's own page comes before what lies under it. */
export const flattenSidebar = <Item extends Tree<Item>>(items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flattenSidebar(item.items)]);

/** The items from the root down to the first that matches, itself included; empty when none does. */
export const trail = <Item extends Tree<Item>>(items: readonly Item[], matches: (item: Item) => boolean): Item[] => {
  for (const item of items) {
    if (matches(item)) return [item];
    const below = trail(item.items, matches);
    if (below.length > 0) return [item, ...below];
  }
  return [];
};
