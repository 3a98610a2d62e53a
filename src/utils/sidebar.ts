export interface SidebarLink {
  label: string;
  path: string;
}

export interface SidebarItem {
  label: string;
  /** null: it has no page, and its label is the heading of a group. */
  path: string | null;
  collapsed: boolean;
  items: readonly SidebarItem[];
}

export interface Sidebar {
  label: string;
  /** Shown above its items; null for none. */
  heading: string | null;
  items: readonly SidebarItem[];
}

/** One sidebar per label: the page's own, or the first. */
export const oneOfEachLabel = <Named extends { name: string; label: string }>(
  sidebars: readonly Named[],
  own: string | null,
): Named[] =>
  sidebars.filter((sidebar) => {
    const alike = sidebars.filter(({ label }) => label === sidebar.label);
    return sidebar === (alike.find(({ name }) => name === own) ?? alike[0]);
  });

interface Tree<Item> {
  items: readonly Item[];
}

/** A sidebar's items in reading order; a category's own page comes before its items. */
export const flattenSidebar = <Item extends Tree<Item>>(items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flattenSidebar(item.items)]);

/** The items from the root to the first match, including it; empty if none matches. */
export const trail = <Item extends Tree<Item>>(items: readonly Item[], matches: (item: Item) => boolean): Item[] => {
  for (const item of items) {
    if (matches(item)) return [item];
    const below = trail(item.items, matches);
    if (below.length > 0) return [item, ...below];
  }
  return [];
};
