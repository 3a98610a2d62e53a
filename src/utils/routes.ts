/** Every address of the site; no other code builds URLs. Readers get only the functions that their pages use. */

const segments = (path: string): string[] => path.split("/").filter(Boolean);

/** Returns the route of the search page, with the given query and filters. */
export const search = (query = "", filters: Readonly<Record<string, string | null>> = {}): string => {
  const parameters = Object.entries({ q: query, ...filters }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return parameters.length === 0 ? "/search/" : `/search/?${new URLSearchParams(parameters).toString()}`;
};

const joined = (...parts: string[]): string => `/${parts.filter(Boolean).join("/")}/`;

export const home = (): string => "/";
export const docs = (): string => "/docs/";
/** Returns the route of a doc by its id ("parser/overview") or its slug. */
export const doc = (idOrSlug: string): string => joined("docs", ...segments(idOrSlug));
export const page = (idOrSlug: string): string => joined(...segments(idOrSlug));
export const ern = (): string => "/docs/ern/";
/** Returns the list of an area's names. */
export const ernArea = (area: string): string => `${ern()}#${area.toLowerCase().replaceAll(" ", "-")}`;
export const ernElement = (name: string): string => joined("docs/ern/elements", name);
export const ernValueSet = (name: string): string => joined("docs/ern/values", name);
export const playground = (): string => "/playground/";
/** Returns the script that keeps the playground offline; its address is its scope. */
export const playgroundWorker = (): string => "/playground/offline.js";
/** Returns the playground with the message of a page's code block, by the block's number on the page. */
export const playgroundBlock = (route: string, block: number): string => `/playground/#page=${route}&block=${block}`;
/** Returns the playground with a sample, by file name; perhaps at the first element of a name. */
export const playgroundSample = (file: string, element = ""): string =>
  `/playground/#sample=${file.replace(/\.xml$/, "")}${element && `&element=${element}`}`;
export const openSearch = (): string => "/opensearch.xml";
export const blog = (): string => "/blog/";
export const blogPost = (slug: string): string => joined("blog", ...segments(slug));
export const blogArchive = (): string => "/blog/archive/";
export const tags = (): string => "/blog/tags/";
export const tag = (keyOrPermalink: string): string => joined("blog/tags", ...segments(keyOrPermalink));
export const authors = (): string => "/blog/authors/";
export const author = (keyOrPermalink: string): string => joined("blog/authors", ...segments(keyOrPermalink));
/** Page `n` of a list, from 1, by the list's route. */
export const listPage = (list: string, n: number): string =>
  n === 1 ? list : joined(...segments(list), "page", String(n));
/** Returns the picture shown with links to a route's page on other sites. */
export const card = (route: string): string => `/cards/${segments(route).join("/") || "index"}.png`;
export const rss = (): string => "/blog/rss.xml";
export const atom = (): string => "/blog/atom.xml";
export const changelogFeed = (): string => "/docs/changelog/feed.xml";
export const jsonFeed = (): string => "/blog/feed.json";
/** Returns the Markdown version of a page, by the page's route. */
export const markdown = (route: string): string => route.replace(/\/$/, ".md");
/** Returns a file that a page shows, by the page's route and the file's name there. */
export const sample = (route: string, name: string): string => `/samples${route}${name}`;
/** Returns all files that a page shows, in one ZIP. */
export const samples = (route: string): string => `/samples${route.replace(/\/$/, ".zip")}`;
/** Returns the script that runs a program of a content file, by the program's file name. */
export const program = (file: string, name: string): string =>
  `/run/${file.replace(/^content\//, "").replace(/\.mdx$/, "")}/${name}.js`;
export const llms = (): string => "/llms.txt";
export const llmsFull = (): string => "/llms-full.txt";
/** Instructions for assistants. */
export const skill = (): string => "/skill.md";
export const wellKnownMcp = (): string => "/.well-known/mcp/server-card.json";
export const wellKnownSkills = (): string => "/.well-known/agent-skills/index.json";
export const wellKnownSkill = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;
export const toolkit = (): string => "/api/toolkit.json";
export const toolkitSchema = (): string => "/api/toolkit.schema.json";
export const securityTxt = (): string => "/.well-known/security.txt";
export const version = (): string => "/version.json";
export const licenses = (): string => "/licenses.txt";
/** Returns a file of the engine to download. */
export const download = (name: string): string => `/downloads/${name}`;
export const sitemapIndex = (): string => "/sitemap-index.xml";
/** Part `n` of the sitemap, from 0. */
export const sitemap = (n: number): string => `/sitemap-${n}.xml`;
