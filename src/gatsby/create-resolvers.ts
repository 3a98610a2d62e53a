import type { GatsbyNode } from "gatsby";

import { blogPostResolvers, postsResolver } from "./kinds/blog/resolvers";
import { contentResolvers } from "./compiled/content-resolvers";
import { docResolvers } from "./kinds/docs/resolvers";
import { sidebarItemResolvers, sidebarResolvers } from "./nodes/sidebars/resolvers";
import { docsVersionResolvers } from "./nodes/versions/resolvers";

/** Fields that are worked out when they are asked for. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const content = contentResolvers(args);
  args.createResolvers({
    Doc: { ...content, ...docResolvers },
    Page: content,
    BlogPost: { ...content, ...blogPostResolvers(args) },
    Author: { bio: content.content!, posts: postsResolver("authors") },
    Tag: { posts: postsResolver("tags") },
    Sidebar: sidebarResolvers,
    SidebarItem: sidebarItemResolvers,
    DocsVersion: docsVersionResolvers,
  });
};
