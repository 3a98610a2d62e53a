import { flattenSidebar, trail } from "../../utils/sidebar";
import type { SidebarLink } from "../../utils/sidebar";
import { findDoc } from "../sidebars/resolvers";
import { isBuilt } from "../shared/is-built";
import type { SidebarItemFields } from "../sidebars/node";
import type { ResolverContext, Resolvers } from "../shared/resolver";
import type { DocFields } from "./node";

interface SidebarNode {
  name: string;
  items: SidebarItemFields[];
}

/** The first sidebar that lists the doc. */
const sidebarOf = async (docId: string, { nodeModel }: ResolverContext): Promise<SidebarNode | undefined> => {
  const { entries } = await nodeModel.findAll<SidebarNode>({ type: "Sidebar" });
  return [...entries].find(({ items }) => flattenSidebar(items).some((item) => item.docId === docId));
};

const toLink = async (item: SidebarItemFields, context: ResolverContext): Promise<SidebarLink | undefined> => {
  const doc = await findDoc(item.docId, context);
  return doc && isBuilt(doc) ? { label: item.label ?? doc.sidebarLabel, path: doc.path } : undefined;
};

const firstLink = async (items: Iterable<SidebarItemFields>, context: ResolverContext): Promise<SidebarLink | null> => {
  for (const item of items) {
    const link = await toLink(item, context);
    if (link) return link;
  }
  return null;
};

const inReadingOrder = async (
  { docId }: DocFields,
  context: ResolverContext,
): Promise<{ before: SidebarItemFields[]; after: SidebarItemFields[] }> => {
  const items = flattenSidebar((await sidebarOf(docId, context))?.items ?? []);
  const at = items.findIndex((item) => item.docId === docId);
  return { before: items.slice(0, Math.max(at, 0)).reverse(), after: items.slice(at + 1) };
};

/** What a doc's place in the sidebar says of it. */
export const docResolvers: Resolvers<DocFields> = {
  sidebar: { resolve: async ({ docId }, _args, context) => (await sidebarOf(docId, context))?.name ?? null },
  breadcrumbs: {
    resolve: async ({ docId }, _args, context) => {
      const items = (await sidebarOf(docId, context))?.items ?? [];
      const ancestors = trail(items, (item) => item.docId === docId).slice(0, -1);
      const links = await Promise.all(ancestors.map((item) => toLink(item, context)));
      return links.filter((link) => link !== undefined);
    },
  },
  previous: {
    resolve: async (doc, _args, context) => firstLink((await inReadingOrder(doc, context)).before, context),
  },
  next: {
    resolve: async (doc, _args, context) => firstLink((await inReadingOrder(doc, context)).after, context),
  },
};
