import type { CreateResolversArgs } from "gatsby";

import { compileResolver } from "../../compiled/compile-resolver";
import { resolveImages } from "../../images/resolve-images";
import type { Resolvers } from "../../content/resolver";
import { listedPosts } from "./listed-posts";
import type { BlogPostFields } from "./node";

const WORDS_PER_MINUTE = 200;

/** What the compile pass says of a post beyond what it says of every page. */
export const blogPostResolvers = (args: CreateResolversArgs) => {
  const of = compileResolver(args);
  return {
    excerpt: of(({ excerpt }, node) => resolveImages(excerpt, node, args)),
    truncated: of(({ truncated }) => truncated),
    readingTime: of(({ words }) => Math.round((words / WORDS_PER_MINUTE) * 100) / 100),
  };
};

/** The listed posts of an author or a tag, newest first. */
export const postsResolver = (field: "authors" | "tags"): Resolvers<{ key: string }>[string] => ({
  resolve: async ({ key }, _args, context) =>
    (await listedPosts(context)).filter((post: BlogPostFields) => post[field].includes(key)),
});
