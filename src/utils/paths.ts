import { decoded } from "./decoded";

export * as paths from "./routes";

/** Returns the id of a file in a content type's folder: "parser/index.mdx" → "parser", "intro.mdx" → "intro". */
export const idOfFile = (relativePath: string): string =>
  relativePath
    .replace(/\\/g, "/")
    .replace(/\.mdx?$/, "")
    .replace(/(^|\/)index$/, "");

/** Returns a link to a page with a slash after its path; links to files stay as they are. */
export const withTrailingSlash = (href: string): string => {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const lastSegment = path.slice(path.lastIndexOf("/") + 1);
  if (path === "" || lastSegment.includes(".")) return href;
  return `${path.replace(/\/+$/, "")}/${rest}`;
};

/** Returns the path without "index.html", query, hash and trailing slashes: equal for all spellings of a page. */
export const pageKey = (href: string): string =>
  decoded(href.replace(/[?#].*$/s, ""))
    .replace(/\/index\.html$/, "/")
    .replace(/\/+$/, "") || "/";

/** Returns whether a link is a path on this site. */
export const isInternal = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Returns whether `path` is the page itself or, for a section, a page below it. */
export const isActive = (path: string, href: string, section = false): boolean =>
  pageKey(path) === pageKey(href) || (section && `${pageKey(path)}/`.startsWith(`${pageKey(href)}/`));
