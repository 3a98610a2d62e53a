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

/** The template or component that prints a page, as in "templates-doc" or, for a file with code of its own, "templates-doc interactive". */
const kindOf = ({ componentChunkName }: BuiltPage): string => {
  const [, source = componentChunkName, code] =
    /^component---src-(.+?)-tsx(-content-file-path)?/.exec(componentChunkName) ?? [];
  return code ? `${source} interactive` : source;
};

const routesOf = (...kinds: string[]): string[] =>
  built.filter((page) => kinds.includes(kindOf(page))).map((page) => page.path);

/** Routes of the docs. */
export const docRoutes = routesOf("templates-doc", "templates-doc interactive");

/** Routes of the posts. */
export const postRoutes = routesOf("templates-blog-post", "templates-blog-post interactive");

/** Routes that answer with a page but are not to be indexed. */
export const hiddenRoutes = [paths.search()];

const notPages = new Set([...routesOf("pages-404"), ...routesOf("templates-redirect")]);
const pages = built.filter((page) => !notPages.has(page.path));

/** Routes by the kind of page that they answer with. */
export const routesByKind = new Map([...new Set(pages.map(kindOf))].map((kind) => [kind, routesOf(kind)] as const));

/** Every route that answers with a page, but for the hidden ones. */
export const routes = pages.map((page) => page.path).filter((route) => !hiddenRoutes.includes(route));

/** Routes of the blog: its posts, and the lists of them. */
export const blogRoutes = routes.filter((route) => route.startsWith(paths.blog()));
