import type { Node } from "gatsby";

import { flattenSidebar } from "../../../utils/sidebar";
import type { ResolverContext } from "../../content/resolver";
import type { SidebarItemFields } from "./sidebar-items";

interface SidebarNode extends Node {
  name: string;
  items: SidebarItemFields[];
}

/** What each doc needs from a sidebar, computed once for all pages. */
interface SidebarIndex {
  name: string;
  /** All items in reading order. */
  items: SidebarItemFields[];
  positions: ReadonlyMap<string, number>;
  /** An item's ancestors, outermost first. */
  ancestors: ReadonlyMap<string, SidebarItemFields[]>;
}

const indexes = new Map<string, SidebarIndex>();

const toIndex = ({ name, items }: SidebarNode): SidebarIndex => {
  const ancestors = new Map<string, SidebarItemFields[]>();
  const visit = (list: readonly SidebarItemFields[], above: SidebarItemFields[]): void => {
    for (const item of list) {
      ancestors.set(item.docId, above);
      visit(item.items, [...above, item]);
    }
  };
  visit(items, []);
  const flat = flattenSidebar(items);
  return { name, items: flat, positions: new Map(flat.map(({ docId }, at) => [docId, at])), ancestors };
};

/** The index of the first sidebar that lists the doc. */
export const sidebarOf = async (docId: string, { nodeModel }: ResolverContext): Promise<SidebarIndex | undefined> => {
  const { entries } = await nodeModel.findAll<SidebarNode>({ type: "Sidebar" });
  for (const sidebar of entries) {
    const { contentDigest } = sidebar.internal;
    const index = indexes.get(contentDigest) ?? toIndex(sidebar);
    indexes.set(contentDigest, index);
    if (index.positions.has(docId)) return index;
  }
  return undefined;
};
