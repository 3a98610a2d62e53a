import type { DocFields } from "../docs/node";
import type { ResolverContext, Resolvers } from "../shared/resolver";
import { isBuilt } from "../shared/is-built";
import type { SidebarItemFields } from "./node";

export const findDoc = (docId: string, { nodeModel }: ResolverContext): Promise<DocFields | null> =>
  nodeModel.findOne<DocFields>({ type: "Doc", query: { filter: { docId: { eq: docId } } } });

const builtItems = async (
  items: readonly SidebarItemFields[],
  context: ResolverContext,
): Promise<SidebarItemFields[]> => {
  const built = await Promise.all(
    items.map(async ({ docId }) => isBuilt((await findDoc(docId, context)) ?? { draft: true })),
  );
  return items.filter((_, at) => built[at]);
};

/** Label and route of an item, from its doc; items whose doc is not built are left out. */
export const sidebarItemResolvers: Resolvers<SidebarItemFields> = {
  label: {
    resolve: async ({ label, docId }, _args, context) => label ?? (await findDoc(docId, context))?.sidebarLabel,
  },
  path: { resolve: async ({ docId }, _args, context) => (await findDoc(docId, context))?.path },
  items: { resolve: ({ items }, _args, context) => builtItems(items, context) },
};

export const sidebarResolvers: Resolvers<{ items: SidebarItemFields[] }> = {
  items: { resolve: ({ items }, _args, context) => builtItems(items, context) },
};
