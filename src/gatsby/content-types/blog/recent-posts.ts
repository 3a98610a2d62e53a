import { blog } from "../../../config/blog";
import { groupByYear } from "../../../utils/lists";
import type { SidebarItem } from "../../../utils/sidebar";
import type { ResolverContext } from "../../content/resolver";
import { listedPosts } from "./listed-posts";

/** The items in the blog's sidebar: the newest posts, grouped by year. */
export const recentPosts = async (context: ResolverContext): Promise<SidebarItem[]> => {
  const posts = (await listedPosts(context)).slice(0, blog.sidebarPosts);
  return groupByYear(posts).map(({ year, items }) => ({
    label: year,
    path: null,
    collapsed: false,
    items: items.map(({ title, path }) => ({ label: title, path, collapsed: true, items: [] })),
  }));
};
