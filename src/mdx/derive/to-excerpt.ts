import type { Element, Root as HtmlRoot } from "hast";
import type { Content, Root } from "mdast";
import { visit } from "unist-util-visit";

import { errorAt, type Source, toDiagnostic } from "../../diagnostics/diagnostic";
import { findDiagnostic } from "../check/find-diagnostic";
import { toContentTree } from "../html/to-content-tree";
import { toPageHast } from "../html/to-page-hast";
import { type ContentTree, NO_CONTENT } from "../nodes/slots";
import { walk } from "../nodes/walk";
import type { Shortcodes } from "../shortcodes/shortcode";

const isTruncateMarker = (node: Content): boolean =>
  (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
  /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);

/** Throws a ContentError for a marker inside a block, and for a second marker. */
const assertMarkers = (tree: Root, source: Source): void => {
  const top = new Set<Content>(tree.children);
  let found = false;
  walk(tree, (node) => {
    if (!isTruncateMarker(node)) return;
    if (!top.has(node)) throw errorAt(node, source, toDiagnostic("truncate-inside"));
    if (found) throw errorAt(node, source, toDiagnostic("truncate-second"));
    found = true;
  });
};

const deeper: Record<string, string> = { h2: "h3", h3: "h4", h4: "h5", h5: "h6" };

const isAnchor = (node: { type: string }): boolean =>
  node.type === "element" && ((node as Element).properties?.className as string[] | undefined)?.[0] === "anchor";

/** Makes a page's HTML fit a list of pages: no ids, lower headings, in-page links that lead to the page. */
const fitList = (root: HtmlRoot, path: string): HtmlRoot => {
  visit(root, "element", (node) => {
    node.tagName = deeper[node.tagName] ?? node.tagName;
    node.children = node.children.filter((child) => !isAnchor(child));
    const properties = { ...node.properties };
    delete properties["id"];
    delete properties["ariaDescribedBy"];
    if (String(properties["href"] ?? "").startsWith("#")) properties["href"] = `${path}${String(properties["href"])}`;
    node.properties = properties;
  });
  return root;
};

/** Returns what a list shows of a page: everything before its marker, or all; of an MDX module only the former. */
export const toExcerpt = (
  tree: Root,
  source: Source & { interactive: boolean },
  path: string,
  shortcodes: Shortcodes,
): { excerpt: ContentTree; truncated: boolean } => {
  assertMarkers(tree, source);
  const marker = tree.children.findIndex(isTruncateMarker);
  if (marker < 0 && source.interactive) return { excerpt: NO_CONTENT, truncated: true };
  const shown = (marker < 0 ? tree.children : tree.children.slice(0, marker)).filter(
    ({ type }) => !source.interactive || type !== "mdxjsEsm",
  );
  const root: Root = { type: "root", children: shown };
  const diagnostic = source.interactive ? findDiagnostic(root, shortcodes) : undefined;
  if (diagnostic) throw errorAt(diagnostic.node, source, toDiagnostic("excerpt", { ...diagnostic }));
  if (marker < 0)
    return { excerpt: toContentTree(fitList(toPageHast(root, source, shortcodes), path)), truncated: false };
  const notes = tree.children.filter(({ type }) => type === "footnoteDefinition");
  const page = toPageHast({ type: "root", children: [...shown, ...notes] }, source, shortcodes);
  // Without the notes of a truncated page, because references to them lead to the page itself.
  page.children = page.children.filter((node) => node.type !== "element" || !node.properties?.["dataFootnotes"]);
  return { excerpt: toContentTree(fitList(page, path)), truncated: true };
};
