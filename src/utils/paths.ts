import { decoded } from "./decoded";

const joined = (...parts: string[]): string => `/${parts.filter(Boolean).join("/")}/`;

/** Every route of the site; no other code puts a URL together. */
export const paths = {
  home: (): string => "/",
  docs: (): string => "/docs/",
  /** Route of a doc by its id ("parser/overview") or its slug. */
  doc: (idOrSlug: string): string => joined("docs", ...segments(idOrSlug)),
  page: (idOrSlug: string): string => joined(...segments(idOrSlug)),
  playground: (): string => "/playground/",
};

const segments = (path: string): string[] => path.split("/").filter(Boolean);

/** Id of a content file below its kind's folder: "parser/index.mdx" → "parser", "intro.mdx" → "intro". */
export const idOfFile = (relativePath: string): string =>
  relativePath
    .replace(/\\/g, "/")
    .replace(/\.mdx?$/, "")
    .replace(/(^|\/)index$/, "");

/** Path with exactly one trailing slash, before its query and hash; a file name ("/robots.txt") keeps none. */
export const withTrailingSlash = (href: string): string => {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const lastSegment = path.slice(path.lastIndexOf("/") + 1);
  if (path === "" || lastSegment.includes(".")) return href;
  return `${path.replace(/\/+$/, "")}/${rest}`;
};

/** Path without "index.html", query, hash and trailing slashes: equal for all spellings of one page. */
export const pageKey = (href: string): string =>
  decoded(href.replace(/[?#].*$/s, ""))
    .replace(/\/index\.html$/, "/")
    .replace(/\/+$/, "") || "/";

export const isInternal = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Is `path` the page itself or, for a section, a page below it? */
export const isActive = (path: string, href: string, section = false): boolean =>
  pageKey(path) === pageKey(href) || (section && `${pageKey(path)}/`.startsWith(`${pageKey(href)}/`));
