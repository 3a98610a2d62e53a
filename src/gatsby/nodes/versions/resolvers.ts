import { paths } from "../../../utils/paths";
import { flattenSidebar } from "../../../utils/sidebar";
import type { DocFields } from "../../content-types/docs/node";
import { isBuilt } from "../../content/is-built";
import type { SidebarItemFields } from "../../content-types/docs/sidebar-items";
import { findDoc } from "../../content-types/docs/find-doc";
import type { ResolverContext, Resolvers } from "../../content/resolver";

interface DocsVersionSource {
  name: string;
  isLast: boolean;
  mainDocId: string;
  sidebars: string[];
}

const docsOf = async ({ name, isLast }: DocsVersionSource, { nodeModel }: ResolverContext): Promise<DocFields[]> => {
  const { entries } = await nodeModel.findAll<DocFields>({ type: "Doc", query: { sort: { docId: "ASC" } } });
  return [...entries].filter(({ version }) => version === (isLast ? null : name));
};

/** The docs of a version, and which are drafts. */
export const docsVersionResolvers: Resolvers<DocsVersionSource> = {
  // Develop continues without a main doc, which its check reports.
  mainPath: {
    resolve: async ({ mainDocId }, _args, context) => (await findDoc(mainDocId, context))?.path ?? paths.docs(),
  },
  docs: {
    resolve: async (source, _args, context) => {
      const { entries } = await context.nodeModel.findAll<{ name: string; items: SidebarItemFields[] }>({
        type: "Sidebar",
      });
      const sidebarOf = new Map<string, string>();
      for (const { name, items } of entries) {
        if (source.sidebars.includes(name)) for (const { docId } of flattenSidebar(items)) sidebarOf.set(docId, name);
      }
      return (await docsOf(source, context)).filter(isBuilt).map(({ docId, path }) => ({
        id: docId,
        path,
        sidebar: sidebarOf.get(docId) ?? null,
      }));
    },
  },
  draftIds: {
    resolve: async (source, _args, context) =>
      (await docsOf(source, context)).filter(({ draft }) => draft).map(({ docId }) => docId),
  },
};
