import { mostLike } from "@ddex-suite/ern/text/likeness";
import type { CreatePagesArgs } from "gatsby";

import { blog as config } from "../../../config/blog";
import { tagsFile } from "../../../config/content";
import { paths } from "../../../utils/paths";
import type { MdxContentType } from "../../registry/content-type";
import { createIndexPage, createPostList } from "./create-post-lists";
import { blogPostResolvers, isListed, listedPosts, newestFirst, recentPosts } from "./listed-posts";
import { blogLocation, type BlogPostFields, postFrontmatter, toBlogPost } from "./node";

const createBlogPages = (args: CreatePagesArgs): void => {
  const posts = listedPosts(args);
  createPostList(args, paths.blog(), "blog-list", posts);
  createIndexPage(args, paths.blogArchive(), "blog-archive", posts);
};

/** Returns problems between posts, authors and tags: unknown keys, and slugs of more than one post. */
export const blogDiagnostics = (
  {
    posts,
    authorKeys,
    tagKeys,
  }: {
    posts: readonly Pick<BlogPostFields, "file" | "slug" | "authors" | "tags">[];
    authorKeys: readonly string[];
    tagKeys: readonly string[];
  },
  lineOf: (file: string, key: string) => number,
): string[] => {
  const owner = new Map<string, string>();
  return posts.flatMap((post) => {
    const { file, slug } = post;
    const first = owner.get(slug);
    owner.set(slug, first ?? file);
    const place = (key: string): string => `${file}:${lineOf(file, key)}`;
    const unknown = (field: "authors" | "tags", known: readonly string[], make: (key: string) => string): string[] =>
      post[field]
        .filter((key) => !known.includes(key))
        .map((key) => {
          const guess = mostLike(key, known);
          const others = `${make(key)}, or use one of: ${known.join(", ") || "none yet"}`;
          const remedy = guess ? `Did you mean "${guess}"?` : others;
          return `${place(field)}: there is no ${field.slice(0, -1)} "${key}". ${remedy}`;
        });
    return [
      ...(first === undefined
        ? []
        : [`${place("slug")}: the slug "${slug}" is taken by ${first}. Give one of them another "slug"`]),
      ...unknown("authors", authorKeys, (key) => `Write content/authors/${key}.mdx`),
      ...unknown("tags", tagKeys, () => `Add it to ${tagsFile}`),
    ];
  });
};

/** Posts, their lists by date, and the archive. */
export const blog: MdxContentType<BlogPostFields> = {
  ...blogLocation,
  name: "blog",
  type: "BlogPost",
  frontmatter: postFrontmatter,
  placeholderFrontmatter: (name) => ({ title: name, description: name, date: "1970-01-01", authors: [name] }),
  toFields: toBlogPost,
  resolvers: (tools) => ({ ...tools.fields, ...blogPostResolvers(tools) }),
  createPages: createBlogPages,
  ownRoutes: [paths.blog(), paths.blogArchive()],
  diagnostics: ({ getNodesByType }, lineOf) => {
    const nodes = <Fields>(type: string): Fields[] => getNodesByType(type) as unknown[] as Fields[];
    const keysOf = (type: string): string[] => nodes<{ key: string }>(type).map(({ key }) => key);
    const posts = nodes<BlogPostFields>("BlogPost").filter(({ fault }) => !fault);
    return blogDiagnostics({ posts, authorKeys: keysOf("Author"), tagKeys: keysOf("Tag") }, lineOf);
  },
  sidebar: { ...config.sidebar, home: paths.blog(), items: recentPosts },
  page: {
    template: "blog-post",
    contexts: (posts) => {
      const sortedPosts = posts.filter(isListed).sort(newestFirst);
      return posts.map((post) => {
        const index = sortedPosts.indexOf(post);
        const neighbour = (step: -1 | 1): string | null => (index < 0 ? null : (sortedPosts[index + step]?.id ?? null));
        return { newer: neighbour(-1), older: neighbour(1), sidebar: config.sidebar.name };
      });
    },
    isListed,
    hasExcerpt: true,
    // A file's history may begin before its post's date.
    lastChange: ({ date }, lastUpdated) => (lastUpdated !== null && lastUpdated > date ? lastUpdated : date),
    section: () => config.title,
    markdownVersion: ({ date }) => ({ order: -Date.parse(date), facts: { date } }),
    search: () => ({ kind: "blog", version: null }),
  },
};
