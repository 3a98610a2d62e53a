import { existsSync, readFileSync } from "node:fs";

import type { CreatePagesArgs, GatsbyNode, Node } from "gatsby";

import { tagsFile } from "../config/content";
import { paths } from "../utils/paths";
import type { AuthorFields } from "./kinds/authors/node";
import { blogProblems } from "./kinds/blog/check";
import type { BlogPostFields } from "./kinds/blog/node";
import { createBlogPages } from "./kinds/blog/create-blog-pages";
import { currentConfig } from "./config/current-config";
import { createDocPages } from "./kinds/docs/create-doc-pages";
import { createContentPages } from "./kinds/pages/create-content-pages";
import { checkedAtEdit } from "./develop/check-at-edit";
import { duplicateRoutes } from "./links/duplicate-routes";
import { lineOfKey } from "../problems/frontmatter";
import { imageProblems } from "./images/image-problems";
import { reportErrors, reportProblems, reportWarnings } from "../problems/report-problems";
import type { ContentPageNode } from "./compiled/compiled-content";
import { sidebarProblems } from "./nodes/sidebars/check";
import { docsWithoutSidebar } from "./nodes/sidebars/docs-without-sidebar";
import type { TagFields } from "./kinds/tags/node";
import { versionProblems } from "./nodes/versions/check";

/** Routes of the blog that no file has. */
const blogRoutes = [paths.blog(), paths.blogArchive(), paths.tags(), paths.authors()].map((path) => ({
  file: "src/gatsby/kinds/blog/create-blog-pages.ts",
  path,
}));

const lineOf = (file: string, key: string): number => lineOfKey(readFileSync(file, "utf8"), key);

const checkAndMake = async (args: CreatePagesArgs): Promise<void> => {
  const { getNodesByType, reporter } = args;
  const { sidebars, versions } = currentConfig;
  const docs = getNodesByType("Doc") as (ContentPageNode & { docId: string })[];
  const pages = getNodesByType("Page") as ContentPageNode[];
  const posts = getNodesByType("BlogPost") as (Node & BlogPostFields)[];
  const authors = getNodesByType("Author") as (Node & AuthorFields)[];
  const tags = getNodesByType("Tag") as (Node & TagFields)[];
  const keysOf = (nodes: readonly { key: string }[]): string[] => nodes.map(({ key }) => key);

  const problems = [
    ...sidebarProblems(sidebars, docs),
    ...versionProblems(versions, Object.keys(sidebars), docs),
    ...blogProblems(
      { posts: posts.filter(({ fault }) => !fault), authorKeys: keysOf(authors), tagKeys: keysOf(tags) },
      lineOf,
    ),
    ...imageProblems([...docs, ...pages, ...posts, ...authors], existsSync, lineOf),
  ];
  reportErrors(problems, reporter, "config");
  // Develop keeps the pages that there can be.
  if (problems.length > 0 && process.env.NODE_ENV !== "development") return;
  const withRoute = authors.flatMap(({ file, path }) => (path === null ? [] : [{ file, path }]));
  const taken = [
    ...blogRoutes,
    ...docs,
    ...pages,
    ...posts,
    ...withRoute,
    ...tags.map((tag) => ({ ...tag, file: tagsFile })),
  ];
  reportProblems(duplicateRoutes(taken), reporter, "routes");
  // A mistyped id would be told twice.
  if (problems.length === 0) reportWarnings(docsWithoutSidebar(sidebars, docs), reporter, "docs without a sidebar");

  await createDocPages(args);
  await createContentPages(args);
  await createBlogPages(args);
};

/** Makes the pages of every kind, after checking what the config says of them. */
export const createPages: GatsbyNode["createPages"] = (args) => checkedAtEdit(args, checkAndMake);
