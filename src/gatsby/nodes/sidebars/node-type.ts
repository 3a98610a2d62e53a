import { flattenSidebar, itemsAt, trail } from "../../../utils/sidebar";
import { allSidebars } from "../../config/all-versions";
import type { Resolvers } from "../../content/node-builder";
import type { DocNode } from "../../content-types/docs/node";
import type { NodeType } from "../../registry/node-type";
import type { ListedItem, SidebarFields } from "../../registry/sidebar-node";
import { docsWithoutSidebar, sidebarDiagnostics } from "./check";

/** Returns an item with a list instead of items, if these are pages whose routes end with their labels. */
const withList = (item: ListedItem): ListedItem => {
  const [first] = item.items;
  const path = first?.path?.slice(0, -`${first.label}/`.length);
  const isList = item.items.every((page) => page.path === `${path}${page.label}/` && !page.label.includes(" "));
  if (!path || !isList || item.path === null || item.digest !== null) return item;
  return { ...item, items: [], list: { path, names: item.items.map(({ label }) => label).join(" ") } };
};

/** Its first page, and what a page shows of a sidebar, by the route of the page. */
export const sidebarResolvers: Resolvers<SidebarFields, [args: { page: string }]> = {
  first: ({ items }) => flattenSidebar(items).find(({ path }) => path !== null) ?? null,
  current: ({ items }, _context, { page }) => trail(items, ({ path }) => path === page).at(-1)?.path ?? null,
  items: ({ items }, _context, { page }) => itemsAt(items, page).map(withList),
};

/** The sidebars of the docs, and those of the types of nodes that have their own. `sourceSidebars` creates the nodes. */
export const sidebars: NodeType = {
  name: "sidebars",
  resolvers: { Sidebar: sidebarResolvers },
  // They are created after the content's nodes; Gatsby would have deleted the last build's by then.
  source: (_create, { actions, getNodesByType }) => {
    for (const node of getNodesByType("Sidebar")) actions.touchNode(node);
  },
  diagnostics: ({ getNodesByType }) => sidebarDiagnostics(allSidebars(), getNodesByType("Doc") as DocNode[]),
  warnings: ({ getNodesByType }) => docsWithoutSidebar(allSidebars(), getNodesByType("Doc") as DocNode[]),
};
