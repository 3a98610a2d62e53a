import { blog as config } from "../../../config/blog";
import { paths } from "../../../utils/paths";
import type { MdxContentType } from "../../registry/content-type";
import { blogDiagnostics } from "./check";
import { createBlogPages } from "./create-blog-pages";
import { postFrontmatter } from "./frontmatter";
import { isListed } from "./listed-posts";
import { toBlogPost } from "./node";
import type { BlogPostFields } from "./node";
import { blogLocation } from "./location";
import { recentPosts } from "./recent-posts";
import { blogPostResolvers } from "./resolvers";
import { blogTypes } from "./schema";

/** Posts, their lists by date, and the archive. */
export const blog: MdxContentType<BlogPostFields> = {
  ...blogLocation,
  name: "blog",
  type: "BlogPost",
  frontmatter: postFrontmatter,
  needed: (name) => ({ title: name, description: name, date: "1970-01-01", authors: [name] }),
  toFields: toBlogPost,
  schema: blogTypes,
  resolvers: (tools) => ({ ...tools.fields, ...blogPostResolvers(tools) }),
  createPages: createBlogPages,
  ownRoutes: [paths.blog(), paths.blogArchive()],
  diagnostics: ({ getNodesByType }, lineOf) => {
    const nodes = <Fields>(type: string): Fields[] => getNodesByType(type) as unknown[] as Fields[];
    const keysOf = (type: string): string[] => nodes<{ key: string }>(type).map(({ key }) => key);
    const posts = nodes<BlogPostFields>("BlogPost").filter(({ fault }) => !fault);
    return blogDiagnostics({ posts, authorKeys: keysOf("Author"), tagKeys: keysOf("Tag") }, lineOf);
  },
  sidebar: { ...config.sidebar, items: recentPosts },
  page: {
    isListed,
    isCanonical: () => true,
    hasExcerpt: true,
    // A file's history may begin before its post's date.
    lastChange: ({ date }, lastUpdated) => (lastUpdated !== null && lastUpdated > date ? lastUpdated : date),
    section: () => config.title,
    markdownVersion: ({ date }) => ({ order: -Date.parse(date), facts: { date } }),
    search: () => ({ kind: "blog", version: null }),
  },
};
