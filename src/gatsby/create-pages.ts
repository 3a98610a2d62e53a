import { existsSync, readFileSync } from "node:fs";

import type { GatsbyNode, Node } from "gatsby";

import { tagsFile } from "../config/content";
import { sidebars } from "../config/sidebars";
import { versions } from "../config/versions";
import { paths } from "../utils/paths";
import type { AuthorFields } from "./authors/node";
import { blogProblems } from "./blog/check";
import type { BlogPostFields } from "./blog/node";
import { createBlogPages } from "./blog/pages";
import { createDocPages } from "./docs/pages";
import { createContentPages } from "./pages/pages";
import { duplicateRoutes } from "./shared/duplicate-routes";
import { lineOfKey } from "./shared/frontmatter";
import { imageProblems } from "./shared/image-problems";
import { reportProblems } from "./shared/report-problems";
import type { ContentPageNode } from "./shared/compiled-content";
import { sidebarProblems } from "./sidebars/check";
import type { TagFields } from "./tags/node";
import { versionProblems } from "./versions/check";

/** Routes of the blog that no file has. */
const blogRoutes = [paths.blog(), paths.blogArchive(), paths.tags(), paths.authors()].map((path) => ({
  file: "src/gatsby/blog/pages.ts",
  path,
}));

const lineOf = (file: string, key: string): number => lineOfKey(readFileSync(file, "utf8"), key);

/** Makes the pages of every kind, after checking what the config says of them. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { getNodesByType, reporter } = args;
  const docs = getNodesByType("Doc") as (ContentPageNode & { docId: string })[];
  const pages = getNodesByType("Page") as ContentPageNode[];
  const posts = getNodesByType("BlogPost") as (Node & BlogPostFields)[];
  const authors = getNodesByType("Author") as (Node & AuthorFields)[];
  const tags = getNodesByType("Tag") as (Node & TagFields)[];
  const keysOf = (nodes: readonly { key: string }[]): string[] => nodes.map(({ key }) => key);

  const problems = [
    ...sidebarProblems(sidebars, docs),
    ...versionProblems(versions, Object.keys(sidebars), docs),
    ...blogProblems({ posts, authorKeys: keysOf(authors), tagKeys: keysOf(tags) }, lineOf),
    ...imageProblems([...docs, ...pages, ...posts, ...authors], existsSync, lineOf),
  ];
  if (problems.length > 0) {
    reporter.panicOnBuild(problems.join("\n"));
    return;
  }
  const withRoute = authors.flatMap(({ file, path }) => (path === null ? [] : [{ file, path }]));
  const taken = [
    ...blogRoutes,
    ...docs,
    ...pages,
    ...posts,
    ...withRoute,
    ...tags.map((tag) => ({ ...tag, file: tagsFile })),
  ];
  reportProblems(duplicateRoutes(taken), reporter);

  await createDocPages(args);
  await createContentPages(args);
  await createBlogPages(args);
};
