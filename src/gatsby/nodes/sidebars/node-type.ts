import type { Reporter } from "gatsby";

import { docsSidebarLabel } from "../../../config/sidebars";
import { reportErrors } from "../../../diagnostics/report-diagnostics";
import type { SidebarItem } from "../../../utils/sidebar";
import { allSidebars, currentConfig } from "../../config/all-versions";
import type { ResolverContext, Resolvers } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import { contentTypes } from "../../content-types";
import type { DocNode } from "../../content-types/docs/node";
import { findDoc } from "../../content-types/docs/resolvers";
import { type SidebarItemFields, toSidebarItems } from "../../content-types/docs/sidebar-items";
import type { CreateDataNode, NodeType } from "../../registry/node-type";
import { docsWithoutSidebar, shapeDiagnostics, sidebarDiagnostics } from "./check";

/** The sidebars whose items come from a content type's nodes instead of the config. */
export const contentTypeSidebars = contentTypes.flatMap(({ sidebar }) => sidebar ?? []);

/** Creates the nodes of the docs' sidebars from the current config; reports invalid sidebars. */
export const sourceDocsSidebars = (create: CreateDataNode, reporter: Reporter): void => {
  const diagnostics = shapeDiagnostics(currentConfig.sidebars);
  reportErrors(diagnostics, reporter, "sidebars");
  for (const [name, entries] of diagnostics.length > 0 ? [] : Object.entries(allSidebars()))
    create("Sidebar", name, { name, label: docsSidebarLabel, heading: null, items: toSidebarItems(entries) });
};

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
  label: async (item, context) =>
    "docId" in item ? (item.label ?? (await findDoc(item.docId, context))?.sidebarLabel) : item.label,
  path: async (item, context) => ("docId" in item ? (await findDoc(item.docId, context))?.path : item.path),
  items: (item, context) => ("docId" in item ? builtItems(item.items, context) : item.items),
};

export const sidebarResolvers: Resolvers<{ name: string; items: SidebarItemFields[] }> = {
  items: ({ name, items }, context) =>
    contentTypeSidebars.find((sidebar) => sidebar.name === name)?.items(context) ?? builtItems(items, context),
};

/** The docs' sidebars, and those of content types that have their own. */
export const sidebars: NodeType = {
  name: "sidebars",
  resolvers: { Sidebar: sidebarResolvers, SidebarItem: sidebarItemResolvers },
  source: (create, { reporter }) => {
    sourceDocsSidebars(create, reporter);
    for (const { name, label, heading } of contentTypeSidebars)
      create("Sidebar", name, { name, label, heading, items: [] });
  },
  diagnostics: ({ getNodesByType }) => sidebarDiagnostics(allSidebars(), getNodesByType("Doc") as DocNode[]),
  warnings: ({ getNodesByType }) => docsWithoutSidebar(allSidebars(), getNodesByType("Doc") as DocNode[]),
};
