import { readingMinutes } from "../../../utils/text/counted";
import type { ContentTools } from "../../content/content-tools";
import type { Resolvers } from "../../content/resolver";
import { listedPosts } from "./listed-posts";
import type { BlogPostFields } from "./node";

/** Fields that the compile pass adds for posts only. */
export const blogPostResolvers = ({ compiled, toPrint }: ContentTools) => ({
  excerpt: compiled(({ excerpt }, node) => toPrint(excerpt, node)),
  truncated: compiled(({ truncated }) => truncated),
  outline: compiled(({ sections }) => sections.map(({ text }) => text.split(/\s+/).length)),
  readingTime: compiled(({ words }) => readingMinutes(words)),
});

/** The listed posts of an author or a tag, newest first. */
export const postsResolver = (field: "authors" | "tags"): Resolvers<{ key: string }>[string] => ({
  resolve: async ({ key }, _args, context) =>
    (await listedPosts(context)).filter((post: BlogPostFields) => post[field].includes(key)),
});
