import { allSidebars } from "../../config/all-versions";
import type { DocNode } from "../../content-types/docs/node";
import type { NodeType } from "../../registry/node-type";
import { sidebarDiagnostics } from "./check";
import { docsWithoutSidebar } from "./docs-without-sidebar";
import { contentTypeSidebars } from "./content-type-sidebars";
import { sidebarItemResolvers, sidebarResolvers } from "./resolvers";
import { sidebarTypes } from "./schema";
import { sourceDocsSidebars } from "./source-docs-sidebars";

/** The docs' sidebars, and those of content types that have their own. */
export const sidebars: NodeType = {
  name: "sidebars",
  schema: sidebarTypes,
  resolvers: { Sidebar: sidebarResolvers, SidebarItem: sidebarItemResolvers },
  source: (create, { reporter }) => {
    sourceDocsSidebars(create, reporter);
    for (const { name, label, heading } of contentTypeSidebars)
      create("Sidebar", name, { name, label, heading, items: [] });
  },
  diagnostics: ({ getNodesByType }) => sidebarDiagnostics(allSidebars(), getNodesByType("Doc") as DocNode[]),
  warnings: ({ getNodesByType }) => docsWithoutSidebar(allSidebars(), getNodesByType("Doc") as DocNode[]),
};
