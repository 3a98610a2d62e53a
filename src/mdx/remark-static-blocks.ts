import type { Content, Root } from "mdast";

import { findMissing } from "./check/find-missing";
import { findProblem } from "./check/find-diagnostic";
import { readFences } from "./code/read-fences";
import { readTypes } from "./code/read-types";
import { inlineReferences } from "./read/inline-references";
import { parse } from "./read/parse";
import { numberHeadings } from "./derive/number-headings";
import { resolveLinks } from "./derive/resolve-links";
import type { ContentNode } from "./html/content-node";
import { staticJsx, styleJsx } from "./html/static-jsx";
import { toContentTree } from "./html/to-content-tree";
import { toPageHast } from "./html/to-page-hast";
import { withAddresses } from "./html/with-addresses";
import { expandWords } from "./shortcodes/expand-shortcodes";
import { unravel } from "./shortcodes/unravel";
import type { Words } from "./shortcodes/shortcode";

interface StaticBlocksOptions {
  /** Gives the route of a content file named relative to another. */
  resolveFile(file: string, relative: string): string | undefined;
  /** The words that a file may use, as they are when it is read. */
  words(file: string): Words;
  /** The CSS of the words of some content that not all pages have. */
  stylesOf(content: readonly ContentNode[]): readonly string[];
}

/** What MDX must see itself: it collects footnotes, and imports images. */
const leftToMdx = new Set(["footnoteReference", "footnoteDefinition", "image"]);

const isLeft = (node: Content): boolean =>
  leftToMdx.has(node.type) || ("children" in node && node.children.some(isLeft));

const isStatic = (node: Content, words: Words): boolean =>
  !isLeft(node) && !findProblem({ type: "root", children: [node] }, words);

/**
 * Remark plugin for MDX modules: what a static page could have at the top level is compiled as there,
 * into `<StaticHtml>` and `<ContentTree>` elements; the rest is left to MDX.
 */
export const remarkStaticBlocks =
  ({ resolveFile, words: currentWords, stylesOf }: StaticBlocksOptions) =>
  (tree: Root, { path: file = "" }: { path?: string }): void => {
    const source = { file, lineOffset: 0 };
    const words = currentWords(file);
    unravel(tree, words);
    inlineReferences(tree);
    readFences(tree, source, (note) => parse(note, source).children);
    readTypes(tree, source);
    if (!findMissing(tree, words)) expandWords(tree, words);
    numberHeadings(tree, source);
    resolveLinks(tree, source, (relative) => resolveFile(file, relative), words);
    const children: Content[] = [];
    const content: ContentNode[] = [];
    let run: Content[] = [];
    const endRun = (): void => {
      const compiled = withAddresses(toContentTree(toPageHast({ type: "root", children: run }, source, words)));
      children.push(...compiled.map(staticJsx));
      content.push(...compiled);
      run = [];
    };
    for (const node of tree.children) {
      if (isStatic(node, words)) {
        run.push(node);
        continue;
      }
      endRun();
      children.push(node);
    }
    endRun();
    tree.children = [...stylesOf(content).map(styleJsx), ...children];
  };
