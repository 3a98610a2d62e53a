import { readdirSync } from "node:fs";
import path from "node:path";

import { contentFolders } from "../../src/config/content";
import { idOfFile, paths } from "../../src/utils/paths";

const filesOf = (folder: string): string[] =>
  readdirSync(path.resolve(__dirname, "../..", folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$/.test(file))
    .sort();

/** Routes of the docs, one for each content file. */
export const docRoutes = filesOf(contentFolders.docs).map((file) => paths.doc(idOfFile(file)));

/** Routes of the posts, one for each content file. */
export const postRoutes = filesOf(contentFolders.blog).map((file) => paths.blogPost(idOfFile(file)));

/** Routes of the blog: its posts, one for each content file, and the lists of them. */
export const blogRoutes = [
  paths.blog(),
  paths.blogArchive(),
  paths.tags(),
  ...["docusaurus", "facebook", "hello", "hola"].map((tag) => paths.tag(tag)),
  paths.authors(),
  paths.author("documentation-team"),
  paths.author("all-playground-maintainers-articles"),
  ...postRoutes,
];

/** Every route that answers with a page. */
export const routes = [
  "/",
  "/playground/",
  ...filesOf(contentFolders.pages).map((file) => paths.page(idOfFile(file))),
  ...docRoutes,
  ...blogRoutes,
];

/** Routes that answer with a page but are not to be indexed. */
export const hiddenRoutes = [paths.search()];
