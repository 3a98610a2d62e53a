import { withTrailingSlash } from "../../utils/paths";

export type LinkKind = "page" | "anchor" | "external" | "file" | "unresolved";

interface ResolvedHref {
  href: string;
  kind: LinkKind;
  /** Why a link is unresolved, and what to do. */
  diagnostic?: string;
}

/** Returns the route of a content file, given relative to this one, or undefined if there is none. */
export type ResolveFile = (relative: string) => string | undefined;

const internal = (href: string): ResolvedHref => {
  const path = href.replace(/[?#].*$/s, "");
  return path.slice(path.lastIndexOf("/")).includes(".")
    ? { href, kind: "file" }
    : { href: withTrailingSlash(href), kind: "page" };
};

const unresolved = (href: string, diagnostic: string): ResolvedHref => ({ href, kind: "unresolved", diagnostic });

const relative = (href: string, resolveFile: ResolveFile): ResolvedHref => {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (!/\.mdx?$/.test(path)) return unresolved(href, "A relative link must name an .mdx file, as in ./overview.mdx.");
  const route = resolveFile(path);
  return route === undefined
    ? unresolved(href, `There is no page ${path}.`)
    : { href: withTrailingSlash(route) + rest, kind: "page" };
};

/** The emitted href of a link as written, and its type. */
export const resolveHref = (source: string, resolveFile: ResolveFile): ResolvedHref => {
  if (source === "") return unresolved(source, "The link has no target.");
  if (source.startsWith("#")) return { href: source, kind: "anchor" };
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(source)) return { href: source, kind: "external" };
  return source.startsWith("/") ? internal(source) : relative(source, resolveFile);
};
