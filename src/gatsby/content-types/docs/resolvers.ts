import type { SidebarLink } from "../../../utils/sidebar";
import { isBuilt } from "../../content/is-built";
import type { ResolverContext, Resolvers } from "../../content/resolver";
import type { SidebarItemFields } from "./sidebar-items";
import { findDoc } from "./find-doc";
import { sidebarOf } from "./sidebar-index";
import type { DocFields } from "./node";

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
