import { decoded } from "./decoded";

/** Route of the search page, with the given query and filters. */
export const searchRoute = (query = "", filters: Readonly<Record<string, string | null>> = {}): string => {
  const given = Object.entries({ q: query, ...filters }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? "/search/" : `/search/?${new URLSearchParams(given).toString()}`;
};

const joined = (...parts: string[]): string => `/${parts.filter(Boolean).join("/")}/`;

/** Every route of the site; no other code builds URLs. */
export const paths = {
  home: (): string => "/",
  docs: (): string => "/docs/",
  /** Route of a doc by its id ("parser/overview") or its slug. */
  doc: (idOrSlug: string): string => joined("docs", ...segments(idOrSlug)),
  page: (idOrSlug: string): string => joined(...segments(idOrSlug)),
  ern: (): string => "/docs/ern/",
  ernElement: (name: string): string => joined("docs/ern/elements", name),
  ernValueSet: (name: string): string => joined("docs/ern/values", name),
  playground: (): string => "/playground/",
  /** The script that keeps the playground offline; its address is its scope. */
  playgroundWorker: (): string => "/playground/offline.js",
  /** The playground with the message of a page's code block, by the block's number on the page. */
  playgroundBlock: (route: string, block: number): string => `/playground/#page=${route}&block=${block}`,
  /** The playground with a sample, by file name; perhaps at the first element of a name. */
  playgroundSample: (file: string, element = ""): string =>
    `/playground/#sample=${file.replace(/\.xml$/, "")}${element && `&element=${element}`}`,
  search: searchRoute,
  openSearch: (): string => "/opensearch.xml",
  blog: (): string => "/blog/",
  blogPost: (slug: string): string => joined("blog", ...segments(slug)),
  blogArchive: (): string => "/blog/archive/",
  tags: (): string => "/blog/tags/",
  /** Route of a tag by its key or permalink. */
  tag: (keyOrPermalink: string): string => joined("blog/tags", ...segments(keyOrPermalink)),
  authors: (): string => "/blog/authors/",
  /** Route of an author by key or permalink. */
  author: (keyOrPermalink: string): string => joined("blog/authors", ...segments(keyOrPermalink)),
  /** Page `n` of a list, from 1, by the list's route. */
  listPage: (list: string, n: number): string => (n === 1 ? list : joined(...segments(list), "page", String(n))),
  /** The picture shown with links to a route's page on other sites. */
  card: (route: string): string => `/cards/${segments(route).join("/") || "index"}.png`,
  rss: (): string => "/blog/rss.xml",
  atom: (): string => "/blog/atom.xml",
  changelogFeed: (): string => "/docs/changelog/feed.xml",
  jsonFeed: (): string => "/blog/feed.json",
  /** The Markdown version of a page, by the page's route. */
  markdown: (route: string): string => route.replace(/\/$/, ".md"),
  /** A file that a page shows, by the page's route and the file's name there. */
  sample: (route: string, name: string): string => `/samples${route}${name}`,
  /** All files that a page shows, in one ZIP. */
  samples: (route: string): string => `/samples${route.replace(/\/$/, ".zip")}`,
  llms: (): string => "/llms.txt",
  llmsFull: (): string => "/llms-full.txt",
  toolkit: (): string => "/api/toolkit.json",
  toolkitSchema: (): string => "/api/toolkit.schema.json",
  securityTxt: (): string => "/.well-known/security.txt",
  version: (): string => "/version.json",
  licenses: (): string => "/licenses.txt",
  sitemapIndex: (): string => "/sitemap-index.xml",
  /** Part `n` of the sitemap, from 0. */
  sitemap: (n: number): string => `/sitemap-${n}.xml`,
};

const segments = (path: string): string[] => path.split("/").filter(Boolean);

/** Id of a file in a content type's folder: "parser/index.mdx" → "parser", "intro.mdx" → "intro". */
export const idOfFile = (relativePath: string): string =>
  relativePath
    .replace(/\\/g, "/")
    .replace(/\.mdx?$/, "")
    .replace(/(^|\/)index$/, "");

/** Path with exactly one trailing slash before its query and hash; none for a file name ("/robots.txt"). */
export const withTrailingSlash = (href: string): string => {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const lastSegment = path.slice(path.lastIndexOf("/") + 1);
  if (path === "" || lastSegment.includes(".")) return href;
  return `${path.replace(/\/+$/, "")}/${rest}`;
};

/** Path without "index.html", query, hash and trailing slashes: equal for all spellings of a page. */
export const pageKey = (href: string): string =>
  decoded(href.replace(/[?#].*$/s, ""))
    .replace(/\/index\.html$/, "/")
    .replace(/\/+$/, "") || "/";

export const isInternal = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Whether `path` is the page itself or, for a section, a page below it. */
export const isActive = (path: string, href: string, section = false): boolean =>
  pageKey(path) === pageKey(href) || (section && `${pageKey(path)}/`.startsWith(`${pageKey(href)}/`));
