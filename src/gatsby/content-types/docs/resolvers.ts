import type { SidebarLink } from "../../../utils/sidebar";
import type { ResolverContext, Resolvers } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import type { DocFields } from "./node";
import { placeOfDoc, type SidebarItemFields } from "./sidebar-items";

/** Finds a doc by its id, for resolvers. */
export const findDoc = (docId: string, { nodeModel }: ResolverContext): Promise<DocFields | null> =>
  nodeModel.findOne<DocFields>({ type: "Doc", query: { filter: { docId: { eq: docId } } } });

/** Where a doc is in the sidebars. It reads their nodes, so that Gatsby queries the page again when they change. */
const placed = async (docId: string, { nodeModel }: ResolverContext) => {
  await nodeModel.findAll({ type: "Sidebar" });
  return placeOfDoc(docId);
};

const toLink = async (item: SidebarItemFields, context: ResolverContext): Promise<SidebarLink | undefined> => {
  const doc = await findDoc(item.docId, context);
  return doc && isBuilt(doc) ? { label: item.label ?? doc.sidebarLabel, path: doc.path } : undefined;
};

/** The nearest built page before (-1) or after (1) a doc in the reading order. */
const neighbour = async (docId: string, step: -1 | 1, context: ResolverContext): Promise<SidebarLink | null> => {
  const { items = [], at = 0 } = (await placed(docId, context)) ?? {};
  for (let item, next = at + step; (item = items[next]); next += step) {
    const link = await toLink(item, context);
    if (link) return link;
  }
  return null;
};

/** Fields that depend on a doc's location in the sidebar and on its version. */
export const docResolvers: Resolvers<DocFields> = {
  sidebar: async ({ docId }, context) => (await placed(docId, context))?.sidebar ?? null,
  breadcrumbs: async ({ docId }, context) => {
    const trail = (await placed(docId, context))?.trail ?? [];
    const links = await Promise.all(trail.slice(0, -1).map((item) => toLink(item, context)));
    return links.filter((link) => link !== undefined);
  },
  previous: ({ docId }, context) => neighbour(docId, -1, context),
  currentPath: async ({ docId, version }, context) => {
    const doc = version === null ? null : await findDoc(docId.slice(version.length + 1), context);
    return doc && isBuilt(doc) ? doc.path : null;
  },
  next: ({ docId }, context) => neighbour(docId, 1, context),
};
