import type { SidebarItem } from "../../../utils/sidebar";
import { findDoc } from "../../content-types/docs/find-doc";
import type { ResolverContext, Resolvers } from "../../content/resolver";
import { isBuilt } from "../../content/is-built";
import type { SidebarItemFields } from "../../content-types/docs/sidebar-items";
import { contentTypeSidebars } from "./content-type-sidebars";

const builtItems = async (
  items: readonly SidebarItemFields[],
  context: ResolverContext,
): Promise<SidebarItemFields[]> => {
  const built = await Promise.all(
    items.map(async ({ docId }) => {
      const doc = await findDoc(docId, context);
      return doc !== null && isBuilt(doc);
    }),
  );
  return items.filter((_, at) => built[at]);
};

type Item = SidebarItemFields | SidebarItem;

/** Label and route of an item, its own or its doc's; items whose doc isn't built are left out. */
export const sidebarItemResolvers: Resolvers<Item> = {
  label: {
    resolve: async (item, _args, context) =>
      "docId" in item ? (item.label ?? (await findDoc(item.docId, context))?.sidebarLabel) : item.label,
  },
  path: {
    resolve: async (item, _args, context) => ("docId" in item ? (await findDoc(item.docId, context))?.path : item.path),
  },
  items: {
    resolve: (item, _args, context) => ("docId" in item ? builtItems(item.items, context) : item.items),
  },
};

export const sidebarResolvers: Resolvers<{ name: string; items: SidebarItemFields[] }> = {
  items: {
    resolve: ({ name, items }, _args, context) =>
      contentTypeSidebars.find((sidebar) => sidebar.name === name)?.items(context) ?? builtItems(items, context),
  },
};
