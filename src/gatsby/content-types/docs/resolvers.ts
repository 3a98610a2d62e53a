import type { Node } from "gatsby";

import { flattenSidebar, type SidebarLink } from "../../../utils/sidebar";
import { isBuilt } from "../../content/pages";
import type { ResolverContext, Resolvers } from "../../content/node-builder";
import type { DocFields } from "./node";
import type { SidebarItemFields } from "./sidebar-items";

/** Finds a doc by its id, for resolvers. */
export const findDoc = (docId: string, { nodeModel }: ResolverContext): Promise<DocFields | null> =>
  nodeModel.findOne<DocFields>({ type: "Doc", query: { filter: { docId: { eq: docId } } } });

interface SidebarNode extends Node {
  name: string;
  items: SidebarItemFields[];
}

/** What each doc needs from a sidebar, computed once for all pages. */
interface SidebarIndex {
  name: string;
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

const toLink = async (item: SidebarItemFields, context: ResolverContext): Promise<SidebarLink | undefined> => {
  const doc = await findDoc(item.docId, context);
  return doc && isBuilt(doc) ? { label: item.label ?? doc.sidebarLabel, path: doc.path } : undefined;
};

/** The nearest built page before (-1) or after (1) a doc in the reading order. */
const neighbour = async (docId: string, step: -1 | 1, context: ResolverContext): Promise<SidebarLink | null> => {
  const sidebar = await sidebarOf(docId, context);
  const start = sidebar?.positions.get(docId);
  if (!sidebar || start === undefined) return null;
  for (let item, at = start + step; (item = sidebar.items[at]); at += step) {
    const link = await toLink(item, context);
    if (link) return link;
  }
  return null;
};

/** Fields that depend on a doc's location in the sidebar and on its version. */
export const docResolvers: Resolvers<DocFields> = {
  sidebar: { resolve: async ({ docId }, _args, context) => (await sidebarOf(docId, context))?.name ?? null },
  breadcrumbs: {
    resolve: async ({ docId }, _args, context) => {
      const ancestors = (await sidebarOf(docId, context))?.ancestors.get(docId) ?? [];
      const links = await Promise.all(ancestors.map((item) => toLink(item, context)));
      return links.filter((link) => link !== undefined);
    },
  },
  previous: { resolve: ({ docId }, _args, context) => neighbour(docId, -1, context) },
  currentPath: {
    resolve: async ({ docId, version }, _args, context) => {
      const doc = version === null ? null : await findDoc(docId.slice(version.length + 1), context);
      return doc && isBuilt(doc) ? doc.path : null;
    },
  },
  next: { resolve: ({ docId }, _args, context) => neighbour(docId, 1, context) },
};
