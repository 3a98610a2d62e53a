import type { Root } from "mdast";
import type { Node } from "unist";

import { fileLine } from "../../diagnostics/diagnostic";
import type { Source } from "../../diagnostics/diagnostic";
import { isComponent } from "../nodes/component";
import type { Shortcodes } from "../shortcodes/shortcode";
import { linkAttributes } from "../nodes/link-attributes";
import { resolveHref } from "./resolve-href";
import type { LinkKind, ResolveFile } from "./resolve-href";
import { walk } from "../nodes/walk";

export interface ContentLink {
  /** As emitted. */
  href: string;
  /** As written. */
  source: string;
  line: number;
  kind: LinkKind;
  /** Why a link is unresolved, and what to do. */
  diagnostic?: string;
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
