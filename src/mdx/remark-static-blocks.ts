import type { Program } from "estree-jsx";
import { valueToEstree } from "estree-util-value-to-estree";
import type { Content, Root } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

import { findDiagnostic, findMissing } from "./check/find-diagnostic";
import { readFences } from "./code/read-fences";
import { inlineReferences, parse } from "./read/parse";
import { addTypes } from "./code/typed-lines";
import { numberHeadings } from "./derive/headings";
import { resolveLinks } from "./derive/resolve-links";
import type { ContentNode } from "./html/content-node";
import { toContentTree } from "./html/to-content-tree";
import { toPageHast } from "./html/to-page-hast";
import { withAddresses } from "./html/with-addresses";
import { expandShortcodes, unravel } from "./shortcodes/expand-shortcodes";
import type { Shortcodes } from "./shortcodes/shortcode";

export interface StaticBlocksOptions {
  /** Returns the route of a content file, given relative to another. */
  resolveFile(file: string, relative: string): string | undefined;
  /** The shortcodes for a file at the time it's read. */
  shortcodes(file: string): Shortcodes;
  /** The CSS of the content's shortcodes that isn't on all pages. */
  stylesOf(content: readonly ContentNode[]): readonly string[];
}

const toAttribute = (name: string, value: unknown): MdxJsxAttribute => {
  const body: Program["body"] = [{ type: "ExpressionStatement", expression: valueToEstree(value) }];
  const estree: Program = { type: "Program", sourceType: "module", comments: [], body };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: JSON.stringify(value), data: { estree } },
  };
};

const toJsx = (name: string, prop: string, value: unknown): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: [toAttribute(prop, value)],
  children: [],
});

/** The JSX that renders a content node: `<StaticHtml html={"…"}/>` or `<ContentTree nodes={[…]}/>`. */
const staticJsx = (node: ContentNode): MdxJsxFlowElement =>
  typeof node === "string" ? toJsx("StaticHtml", "html", node) : toJsx("ContentTree", "nodes", [node]);

const styleJsx = (css: string): MdxJsxFlowElement => toJsx("style", "dangerouslySetInnerHTML", { __html: css });

/** What MDX itself must process: it collects footnotes and imports images. */
const leftToMdx = new Set(["footnoteReference", "footnoteDefinition", "image"]);

const isLeft = (node: Content): boolean =>
  leftToMdx.has(node.type) || ("children" in node && node.children.some(isLeft));

const isStatic = (node: Content, shortcodes: Shortcodes): boolean =>
  !isLeft(node) && !findDiagnostic({ type: "root", children: [node] }, shortcodes);

/**
 * Remark plugin for MDX modules. It compiles top-level content that a static page could have into `<StaticHtml>` and
 * `<ContentTree>` elements, as on a static page, and leaves the rest to MDX.
 */
export const remarkStaticBlocks =
  ({ resolveFile, shortcodes: currentShortcodes, stylesOf }: StaticBlocksOptions) =>
  (tree: Root, { path: file = "" }: { path?: string }): void => {
    const source = { file, lineOffset: 0 };
    const shortcodes = currentShortcodes(file);
    unravel(tree, shortcodes);
    inlineReferences(tree);
    readFences(tree, source, (note) => parse(note, source).children);
    addTypes(tree, source);
    if (!findMissing(tree, shortcodes)) expandShortcodes(tree, shortcodes);
    numberHeadings(tree, source);
    resolveLinks(tree, source, (relative) => resolveFile(file, relative), shortcodes);
    const children: Content[] = [];
    const content: ContentNode[] = [];
    let run: Content[] = [];
    const endRun = (): void => {
      const compiled = withAddresses(toContentTree(toPageHast({ type: "root", children: run }, source, shortcodes)));
      children.push(...compiled.map(staticJsx));
      content.push(...compiled);
      run = [];
    };
    for (const node of tree.children) {
      if (isStatic(node, shortcodes)) run.push(node);
      else {
        endRun();
        children.push(node);
      }
    }
    endRun();
    tree.children = [...stylesOf(content).map(styleJsx), ...children];
  };
