import type { Node } from "gatsby";

import { blog } from "../../../config/blog";
import { groupByYear } from "../../../utils/lists";
import { readingMinutes } from "../../../utils/text/counted";
import type { GetNodes, Resolve, ResolverContext } from "../../content/node-builder";
import { isBuilt } from "../../content/pages";
import type { ContentTools } from "../../registry/content-type";
import { type ListedItem, listedItem } from "../../registry/sidebar-node";
import type { BlogPostFields } from "./node";

type BlogPostNode = BlogPostFields & Node;

/** Returns the items in the blog's sidebar: the newest posts, grouped by year. */
export const recentPosts = (args: GetNodes): ListedItem[] =>
  [...groupByYear(listedPosts(args).slice(0, blog.sidebarPosts))].map(([year, posts]) =>
    listedItem({
      label: year,
      path: null,
      collapsed: false,
      items: posts.map(({ title, path }) => listedItem({ label: title, path })),
    }),
  );

/** Returns the nodes that a post names. Develop goes on without unknown ones, which a check reports. */
const nodesByKey =
  (field: "authors" | "tags", type: "Author" | "Tag"): Resolve<BlogPostNode> =>
  async (post, { nodeModel }) => {
    const { entries } = await nodeModel.findAll<{ key: string }>({ type });
    const byKey = new Map([...entries].map((node) => [node.key, node]));
    return post[field].flatMap((key) => byKey.get(key) ?? []);
  };

/** Returns fields that need other nodes, and those that the compile pass adds for posts only. */
export const blogPostResolvers = ({ compiled, toPrint }: ContentTools) => ({
  authors: nodesByKey("authors", "Author"),
  tags: nodesByKey("tags", "Tag"),
  excerpt: compiled(({ excerpt }, node, context) => toPrint(excerpt, node, context)),
  truncated: compiled(({ truncated }) => truncated),
  readingTime: compiled(({ words }) => readingMinutes(words)),
});

/** Returns the listed posts of an author or a tag, newest first. */
export const postsResolver =
  (field: "authors" | "tags"): Resolve<{ key: string }> =>
  async ({ key }, context) =>
    (await queryPosts(context)).filter((post) => post[field].includes(key));

/** Returns whether the post is in lists, feeds and the sitemap. */
export const isListed = (post: Pick<BlogPostFields, "date" | "draft" | "unlisted">): boolean =>
  isBuilt(post) && !post.unlisted;

/** Sorts posts: newest first, and by route if they have the same time. */
export const newestFirst = (
  a: Pick<BlogPostFields, "date" | "path">,
  b: Pick<BlogPostFields, "date" | "path">,
): number => b.date.localeCompare(a.date) || a.path.localeCompare(b.path);

/** Returns the listed posts, newest first. */
export const listedPosts = ({ getNodesByType }: GetNodes): BlogPostNode[] =>
  (getNodesByType("BlogPost") as BlogPostNode[]).filter(isListed).sort(newestFirst);

const queryPosts = async ({ nodeModel }: ResolverContext): Promise<BlogPostFields[]> => {
  const { entries } = await nodeModel.findAll<BlogPostFields>({ type: "BlogPost" });
  return [...entries].filter(isListed).sort(newestFirst);
};
