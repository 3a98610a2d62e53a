import { isBuilt } from "../../content/is-built";
import type { ResolverContext } from "../../content/resolver";
import type { BlogPostFields } from "./node";

/** Is the post in lists, feeds and the sitemap? */
export const isListed = (post: Pick<BlogPostFields, "draft" | "unlisted">): boolean => isBuilt(post) && !post.unlisted;

/** Sorts posts: newest first, and by route if they have the same time. */
export const newestFirst = (
  a: Pick<BlogPostFields, "date" | "path">,
  b: Pick<BlogPostFields, "date" | "path">,
): number => b.date.localeCompare(a.date) || a.path.localeCompare(b.path);

/** All listed posts, newest first. */
export const listedPosts = async ({ nodeModel }: ResolverContext): Promise<BlogPostFields[]> => {
  const { entries } = await nodeModel.findAll<BlogPostFields>({ type: "BlogPost" });
  return [...entries].filter(isListed).sort(newestFirst);
};
