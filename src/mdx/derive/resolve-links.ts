import type { Root } from "mdast";
import type { Node } from "unist";

import { fileLine, type Source } from "../../diagnostics/diagnostic";
import { withTrailingSlash } from "../../utils/paths";
import { isComponent } from "../nodes/component";
import { linkAttributes } from "../nodes/html-nodes";
import { walk } from "../nodes/walk";
import type { Shortcodes } from "../shortcodes/shortcode";

export type LinkKind = "page" | "anchor" | "external" | "file" | "unresolved";

interface ResolvedHref {
  /** As emitted. */
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

/** Returns the emitted href of a link as written, and its type. */
export const resolveHref = (source: string, resolveFile: ResolveFile): ResolvedHref => {
  if (source === "") return unresolved(source, "The link has no target.");
  if (source.startsWith("#")) return { href: source, kind: "anchor" };
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(source)) return { href: source, kind: "external" };
  return source.startsWith("/") ? internal(source) : relative(source, resolveFile);
};

export interface ContentLink extends ResolvedHref {
  /** As written. */
  source: string;
  line: number;
}

/** Replaces the hrefs in the tree with the emitted ones and returns all links in reading order. */
export const resolveLinks = (
  tree: Root,
  source: Source,
  resolveFile: ResolveFile,
  shortcodes: Shortcodes,
): ContentLink[] => {
  const links: ContentLink[] = [];
  const resolve = (node: Node, written: string): string => {
    const resolved = resolveHref(written, resolveFile);
    links.push({ ...resolved, source: written, line: fileLine(node, source) });
    return resolved.href;
  };
  walk(tree, (node) => {
    if (node.type === "link") {
      node.url = resolve(node, node.url);
      node.data = {
        ...node.data,
        hProperties: { ...(node.data?.["hProperties"] as object), ...linkAttributes(node.url) },
      };
    }
    if (!isComponent(node)) return;
    const props = shortcodes.components.get(node.name ?? "")?.props ?? {};
    for (const attribute of node.attributes) {
      if (attribute.type === "mdxJsxAttribute" && props[attribute.name]?.link && typeof attribute.value === "string")
        attribute.value = resolve(node, attribute.value);
    }
  });
  return links;
};
