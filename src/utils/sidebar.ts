export interface SidebarLink {
  label: string;
  path: string;
}

/** Pages whose routes end with their labels. */
interface SidebarList {
  /** What their routes begin with. */
  path: string;
  /** Their labels, with spaces between them. */
  names: string;
}

export interface SidebarItem {
  label: string;
  /** null: it has no page, and its label is the heading of a group. */
  path: string | null;
  collapsed: boolean;
  /** Of the items of a category, which may be left out; null for a page, and for a group, whose items can't be loaded. */
  digest: string | null;
  items: readonly SidebarItem[];
  /** Pages below it that need no items of their own. */
  list?: SidebarList | null;
}

/** What every page knows of a sidebar. */
export interface SidebarName {
  name: string;
  label: string;
  /** Shown above its items; null for none. */
  heading: string | null;
  /** Name of the field that finds some of its items; null for none. */
  find: string | null;
}

/** A sidebar as a page shows it: the top level, the branch of the page, and the categories that are open from the start. */
export interface Sidebar extends SidebarName {
  /** Route of the item of the page, or of the item to which the page belongs; null if there is none. */
  current: string | null;
  items: readonly SidebarItem[];
}

/** Returns the name of the button that opens or closes a category. */
export const toggleLabel = (category: string, open: boolean): string =>
  `${open ? "Collapse" : "Expand"} sidebar category '${category}'`;

/** Returns one sidebar per label: the page's own, or the first. */
export const uniqueByLabel = <Named extends Pick<SidebarName, "name" | "label">>(
  sidebars: readonly Named[],
  ownName: string | undefined,
): Named[] =>
  sidebars.filter((sidebar) => {
    const alike = sidebars.filter(({ label }) => label === sidebar.label);
    return sidebar === (alike.find(({ name }) => name === ownName) ?? alike[0]);
  });

interface Tree<Item> {
  items: readonly Item[];
}

/** Returns a sidebar's items in reading order; a category's own page comes before its items. */
export const flattenSidebar = <Item extends Tree<Item>>(items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flattenSidebar(item.items)]);

/** Returns the items from the root to the first match, including it; empty if none matches. */
export const trail = <Item extends Tree<Item>>(items: readonly Item[], matches: (item: Item) => boolean): Item[] => {
  for (const item of items) {
    if (matches(item)) return [item];
    const below = trail(item.items, matches);
    if (below.length > 0) return [item, ...below];
  }
  return [];
};

/** Returns the items whose label contains a text, in their groups. */
export const filterItems = (items: readonly SidebarItem[], text: string): SidebarItem[] => {
  const lowerText = text.trim().toLowerCase();
  const hasText = (label: string): boolean => label.toLowerCase().includes(lowerText);
  return items.flatMap((item) => {
    const below = filterItems(item.items, text);
    const list = item.list && { ...item.list, names: item.list.names.split(" ").filter(hasText).join(" ") };
    return below.length > 0 || list?.names || hasText(item.label) ? [{ ...item, items: below, list }] : [];
  });
};

/** Returns the items of a whole sidebar that a page shows; a category or group that is closed there has none. */
export const itemsAt = <Item extends SidebarItem & Tree<Item>>(items: readonly Item[], page: string): Item[] => {
  const branch = new Set(trail(items, ({ path }) => path === page));
  const shown = (level: readonly Item[]): Item[] =>
    level.map((item) => {
      const isShown = item.path === null || !item.collapsed || branch.has(item);
      return { ...item, items: isShown ? shown(item.items) : [] };
    });
  return shown(items);
};
