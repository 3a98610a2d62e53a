import { digestOf } from "../../diagnostics/cached-files";
import type { SidebarItem, SidebarName } from "../../utils/sidebar";
import type { GetNodes } from "../content/node-builder";

/** An item in a sidebar's node. */
export interface ListedItem extends SidebarItem {
  /** Id of its doc. */
  docId?: string;
  items: readonly ListedItem[];
}

interface HomedSidebar extends SidebarName {
  /** Route of a page that shows it. */
  home: string;
}

/** Fields of a sidebar's node. */
export interface SidebarFields extends HomedSidebar {
  items: readonly ListedItem[];
}

/** A sidebar whose items come from nodes instead of the config. */
export interface NodeSidebar extends HomedSidebar {
  items(args: GetNodes): ListedItem[];
}

/** Completes an item of a sidebar; all but its label and route can be omitted. */
export const listedItem = ({
  collapsed = true,
  items = [],
  digest = items.length === 0 ? null : digestOf(items).slice(0, 8),
  ...item
}: Pick<ListedItem, "label" | "path"> & Partial<ListedItem>): ListedItem => ({
  ...item,
  collapsed,
  digest: item.path === null ? null : digest,
  items,
});
