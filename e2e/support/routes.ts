import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { paths } from "../../src/utils/paths";

interface BuiltPage {
  path: string;
  componentChunkName: string;
}

const folder = path.resolve(__dirname, "../../public/page-data");

/** Every page in the build, with the template or component that renders it. */
const built: BuiltPage[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page-data.json")
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as BuiltPage)
  .sort((a, b) => a.path.localeCompare(b.path));

/** The template or component that renders a page: "templates-doc" or, if the page has its own code, "templates-doc interactive". */
const pageKind = ({ componentChunkName }: BuiltPage): string => {
  const [, source = componentChunkName, code] =
    /^component---src-(.+?)-tsx(-content-file-path)?/.exec(componentChunkName) ?? [];
  return code ? `${source} interactive` : source;
};

const routesOf = (...kinds: string[]): string[] =>
  built.filter((page) => kinds.includes(pageKind(page))).map((page) => page.path);

export const docRoutes = routesOf("templates-doc", "templates-doc interactive");

export const postRoutes = routesOf("templates-blog-post", "templates-blog-post interactive");

/** Routes of pages that aren't indexed. */
export const hiddenRoutes = [paths.search()];

const notPages = new Set([...routesOf("pages-404"), ...routesOf("templates-redirect")]);
const allPages = built.filter((page) => !notPages.has(page.path));

/** One template and one source make all pages for names of ERN: tests of every page take these few. */
const ERN_SAMPLES = /\/(?:SoundRecording|DealTerms|Type|UseType)\/$/;
const pages = allPages.filter((page) => !pageKind(page).startsWith("templates-ern-") || ERN_SAMPLES.test(page.path));

/** Routes by the template or component that renders them. */
export const routesByKind = new Map(
  [...new Set(pages.map(pageKind))].map(
    (kind) => [kind, pages.filter((page) => pageKind(page) === kind).map((page) => page.path)] as const,
  ),
);

/** Every route of an indexed page. */
export const allRoutes = allPages.map((page) => page.path).filter((route) => !hiddenRoutes.includes(route));

/** The same, with a few of the many pages for names of ERN. */
export const routes = pages.map((page) => page.path).filter((route) => !hiddenRoutes.includes(route));

/** Routes of the blog: its posts and their lists. */
export const blogRoutes = routes.filter((route) => route.startsWith(paths.blog()));
