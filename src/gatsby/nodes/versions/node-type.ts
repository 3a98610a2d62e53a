import { paths } from "../../../utils/paths";
import { flattenSidebar } from "../../../utils/sidebar";
import { allSidebars, allVersions, currentConfig } from "../../config/all-versions";
import type { ResolverContext, Resolvers } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import type { DocFields, DocNode } from "../../content-types/docs/node";
import { findDoc } from "../../content-types/docs/resolvers";
import type { CreateDataNode, NodeType } from "../../registry/node-type";
import type { SidebarFields } from "../../registry/sidebar-node";
import { versionDiagnostics } from "./check";

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
  mainPath: async ({ mainDocId }, context) => (await findDoc(mainDocId, context))?.path ?? paths.docs(),
  navigation: async (source, context) => {
    if (source.isLast) return [];
    const linked = new Set(currentConfig.navbarLinks.map(({ href }) => href));
    return (await docsOf(source, context))
      .filter(isBuilt)
      .map(({ docId, path }) => ({ href: paths.doc(docId.slice(source.name.length + 1)), path }))
      .filter(({ href }) => linked.has(href));
  },
  docs: async (source, context) => {
    const { entries } = await context.nodeModel.findAll<SidebarFields>({
      type: "Sidebar",
    });
    const sidebarOf = new Map<string, string>();
    for (const { name, items } of entries) {
      if (source.sidebars.includes(name))
        for (const { docId = "" } of flattenSidebar(items)) sidebarOf.set(docId, name);
    }
    const docs = (await docsOf(source, context)).filter(isBuilt);
    return docs.map(({ docId, path }) => ({ id: docId, path, sidebar: sidebarOf.get(docId) ?? null }));
  },
  draftIds: async (source, context) =>
    (await docsOf(source, context)).filter(({ draft }) => draft).map(({ docId }) => docId),
};

/** Creates the nodes of the docs' versions from the current config and folders. */
export const sourceVersions = (create: CreateDataNode): void => {
  for (const version of allVersions()) create("DocsVersion", version.name, { ...version });
};

/** The versions of the documentation. */
export const versions: NodeType = {
  name: "versions",
  resolvers: { DocsVersion: docsVersionResolvers },
  source: sourceVersions,
  diagnostics: ({ getNodesByType }) =>
    versionDiagnostics(allVersions(), Object.keys(allSidebars()), getNodesByType("Doc") as DocNode[]),
};
