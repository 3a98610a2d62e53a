import { itemsAt, trail } from "../../../utils/sidebar";
import { allSidebars } from "../../config/all-versions";
import type { Resolvers } from "../../content/node-builder";
import type { DocNode } from "../../content-types/docs/node";
import type { NodeType } from "../../registry/node-type";
import type { SidebarFields } from "../../registry/sidebar-node";
import { docsWithoutSidebar, sidebarDiagnostics } from "./check";

/** What a page shows of a sidebar, by the route of the page. */
export const sidebarResolvers: Resolvers<SidebarFields, [args: { page: string }]> = {
  current: ({ items }, _context, { page }) => trail(items, ({ path }) => path === page).at(-1)?.path ?? null,
  items: ({ items }, _context, { page }) => itemsAt(items, page),
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
