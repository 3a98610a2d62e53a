import type { GatsbyNode } from "gatsby";

import { contentResolvers } from "./shared/content-resolvers";
import { docResolvers } from "./docs/resolvers";
import { sidebarItemResolvers, sidebarResolvers } from "./sidebars/resolvers";
import { docsVersionResolvers } from "./versions/resolvers";

/** Fields that are worked out when they are asked for. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const content = contentResolvers(args);
  args.createResolvers({
    Doc: { ...content, ...docResolvers },
    Page: content,
    Sidebar: sidebarResolvers,
    SidebarItem: sidebarItemResolvers,
    DocsVersion: docsVersionResolvers,
  });
};
