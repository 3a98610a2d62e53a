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

/** Returns the home page. */
export const home = (): string => "/";
/** Returns the start of the docs, which redirects to their main page. */
export const docs = (): string => "/docs/";
/** Returns the route of a doc by its id ("parser/overview") or its slug. */
export const doc = (idOrSlug: string): string => joined("docs", ...segments(idOrSlug));
/** Returns a page outside docs and blog, by its id or its slug. */
export const page = (idOrSlug: string): string => joined(...segments(idOrSlug));
/** Returns the list of all names of ERN. */
export const ern = (): string => "/docs/ern/";
/** Returns the list of an area's names. */
export const ernArea = (area: string): string => `${ern()}#${area.toLowerCase().replaceAll(" ", "-")}`;
/** Returns the page of an element, with what each version says about it. */
export const ernElement = (name: string): string => joined("docs/ern/elements", name);
/** Returns the page of a set of values, with those of each version. */
export const ernValueSet = (name: string): string => joined("docs/ern/values", name);
/** Returns the playground, without a message. */
export const playground = (): string => "/playground/";
/** Returns the script that keeps the playground offline; its address is its scope. */
export const playgroundWorker = (): string => "/playground/offline.js";
/** Returns the playground with the message of a page's code block, by the block's number on the page. */
export const playgroundBlock = (route: string, block: number): string => `/playground/#page=${route}&block=${block}`;
/** Returns the playground with a sample, by file name; perhaps at the first element of a name. */
export const playgroundSample = (file: string, element = ""): string =>
  `/playground/#sample=${file.replace(/\.xml$/, "")}${element && `&element=${element}`}`;
/** Returns the description with which browsers offer the search. */
export const openSearch = (): string => "/opensearch.xml";
/** Returns the newest posts. */
export const blog = (): string => "/blog/";
/** Returns a post, by its slug. */
export const blogPost = (slug: string): string => joined("blog", ...segments(slug));
/** Returns the list of all posts by year. */
export const blogArchive = (): string => "/blog/archive/";
/** Returns the list of all tags. */
export const tags = (): string => "/blog/tags/";
/** Returns the posts of a tag. */
export const tag = (keyOrPermalink: string): string => joined("blog/tags", ...segments(keyOrPermalink));
/** Returns the list of all authors. */
export const authors = (): string => "/blog/authors/";
/** Returns an author's posts. */
export const author = (keyOrPermalink: string): string => joined("blog/authors", ...segments(keyOrPermalink));
/** Returns page `n` of a list, from 1, by the list's route. */
export const listPage = (list: string, n: number): string =>
  n === 1 ? list : joined(...segments(list), "page", String(n));
/** Returns the picture shown with links to a route's page on other sites. */
export const card = (route: string): string => `/cards/${segments(route).join("/") || "index"}.png`;
/** Returns the blog as RSS. */
export const rss = (): string => "/blog/rss.xml";
/** Returns the blog as Atom. */
export const atom = (): string => "/blog/atom.xml";
/** Returns the toolkit's releases as Atom. */
export const changelogFeed = (): string => "/docs/changelog/feed.xml";
/** Returns the blog as JSON Feed. */
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
/** Returns the list of pages for language models. */
export const llms = (): string => "/llms.txt";
/** Returns the text of all pages for language models. */
export const llmsFull = (): string => "/llms-full.txt";
/** Returns the instructions for assistants. */
export const skill = (): string => "/skill.md";
/** Returns the card by which clients find the server for assistants. */
export const wellKnownMcp = (): string => "/.well-known/mcp/server-card.json";
/** Returns the list of skills, where agents look for it. */
export const wellKnownSkills = (): string => "/.well-known/agent-skills/index.json";
/** Returns the instructions of a skill, where agents look for them. */
export const wellKnownSkill = (name: string): string => `/.well-known/agent-skills/${name}/SKILL.md`;
/** Returns the toolkit's public API as JSON. */
export const toolkit = (): string => "/api/toolkit.json";
/** Returns the file of what names in samples of a language show. */
export const symbolCards = (language: string): string => `/api/symbols-${language}.json`;
/** Returns the JSON Schema of `toolkit`. */
export const toolkitSchema = (): string => "/api/toolkit.schema.json";
/** Returns how to report a vulnerability, where researchers look for it. */
export const securityTxt = (): string => "/.well-known/security.txt";
/** Returns the version of the site, and the commit that it was built from. */
export const version = (): string => "/version.json";
/** Returns the licenses of the code that pages load. */
export const licenses = (): string => "/licenses.txt";
/** Returns a file of the engine to download. */
export const download = (name: string): string => `/downloads/${name}`;
/** Returns the list of the sitemap's parts. */
export const sitemapIndex = (): string => "/sitemap-index.xml";
/** Returns part `n` of the sitemap, from 0. */
export const sitemap = (n: number): string => `/sitemap-${n}.xml`;
