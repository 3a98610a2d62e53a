import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { paths } from "../../src/utils/paths";

interface BuiltPage {
  path: string;
  componentChunkName: string;
}

const folder = path.resolve(__dirname, "../../public/page-data");

/** Every page that the build wrote, with the template or component that prints it. */
const built: BuiltPage[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page-data.json")
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as BuiltPage)
  .sort((a, b) => a.path.localeCompare(b.path));

const routesOf = (source: string): string[] =>
  built
    .filter(({ componentChunkName }) => componentChunkName.startsWith(`component---src-${source}-tsx`))
    .map((page) => page.path);

/** Routes of the docs. */
export const docRoutes = routesOf("templates-doc");

/** Routes of the posts. */
export const postRoutes = routesOf("templates-blog-post");

/** Routes that answer with a page but are not to be indexed. */
export const hiddenRoutes = [paths.search()];

const notPages = new Set([...hiddenRoutes, ...routesOf("pages-404"), ...routesOf("templates-redirect")]);

/** Every route that answers with a page. */
export const routes = built.map((page) => page.path).filter((route) => !notPages.has(route));

/** Routes of the blog: its posts, and the lists of them. */
export const blogRoutes = routes.filter((route) => route.startsWith(paths.blog()));
