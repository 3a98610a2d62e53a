import type { Root } from "mdast";

import { errorAt } from "../diagnostics/diagnostic";
import { findDiagnostic, findMissing, findUndefined } from "./check/find-diagnostic";
import { findTextDiagnostic } from "./check/find-text-diagnostic";
import { findLooseTitle, findUnclosed } from "./check/find-unclosed";
import { markMessages } from "./code/block-facts";
import { type BrowserProgram, browserPrograms } from "./code/browser-programs";
import { addSymbols, addTypes, type FindSymbols } from "./code/code-names";
import { digestSamples, type PageSample, pageSamples } from "./code/digest-samples";
import { type PageFile, pageFiles } from "./code/page-files";
import { findHeadingDiagnostic, type Heading, numberHeadings } from "./derive/headings";
import { type ContentLink, resolveLinks } from "./derive/resolve-links";
import { countWords, type SearchSection, searchSections, textBlocks } from "./derive/search-sections";
import { toExcerpt } from "./derive/to-excerpt";
import { markHref, toMarkdown } from "./derive/to-markdown";
import { type HtmlNode, markFold } from "./html/mark-fold";
import { toContentTree } from "./html/to-content-tree";
import { toPageHast } from "./html/to-page-hast";
import { type ContentTree, NO_CONTENT } from "./nodes/slots";
import { parse } from "./read/parse";
import { expandShortcodes, unravel } from "./shortcodes/expand-shortcodes";
import type { Shortcodes } from "./shortcodes/shortcode";

export type { ContentLink, Heading, SearchSection };

export interface PageInput {
  /** Text without frontmatter. */
  body: string;
  /** Path from the project root, for messages. */
  file: string;
  lineOffset: number;
  /** True: the file is an MDX module, so nothing is checked and `content` stays empty. */
  interactive: boolean;
  /** Route of the page; null or omitted if the file isn't a page. */
  path?: string | null;
  /** Returns the route of a content file, given relative to this one, or undefined if there is none. */
  resolveFile(relative: string): string | undefined;
  /** Finds the toolkit's symbols in code samples; if omitted, they have none. */
  symbolsInCode?: FindSymbols;
}

interface Page {
  /** Checked, with shortcodes expanded, headings numbered and links resolved. */
  tree: Root;
  headings: Heading[];
  links: ContentLink[];
  samples: PageSample[];
  files: PageFile[];
  programs: BrowserProgram[];
}

/** Returns the syntax tree from which the rest of a page is made. Throws a ContentError for invalid content. */
export const parsePage = (input: PageInput, shortcodes: Shortcodes): Page => {
  const tree = parse(input.body, input);
  unravel(tree, shortcodes);
  const diagnostic =
    findLooseTitle(tree, input.body) ??
    findUnclosed(tree, input.body) ??
    findHeadingDiagnostic(tree) ??
    findTextDiagnostic(tree) ??
    (input.interactive ? findUndefined : findDiagnostic)(tree, shortcodes) ??
    findMissing(tree, shortcodes);
  if (diagnostic) throw errorAt(diagnostic.node, input, diagnostic, diagnostic.below);
  const blocks = digestSamples(tree);
  addTypes(tree, input);
  markMessages(tree, input.path);
  const files = pageFiles(tree, input.path);
  const programs = browserPrograms(blocks, input.file);
  expandShortcodes(tree, shortcodes);
  if (input.symbolsInCode) addSymbols(tree, input.symbolsInCode);
  const headings = numberHeadings(tree, input);
  return {
    tree,
    headings,
    links: resolveLinks(tree, input, (relative) => input.resolveFile(relative), shortcodes),
    samples: pageSamples(blocks, input, headings),
    files,
    programs,
  };
};

export interface CompileInput extends PageInput {
  /** Route of a page whose excerpt is shown in lists; null or omitted if it has none. */
  excerptOf?: string | null;
}

export interface Compiled {
  content: ContentTree;
  /** What lists show of the page, with headings one level deeper and without ids; empty if it has no excerpt. */
  excerpt: ContentTree;
  truncated: boolean;
  headings: Heading[];
  links: ContentLink[];
  /** Every id that a fragment can point to. */
  ids: string[];
  sections: SearchSection[];
  samples: PageSample[];
  /** The files that it shows. */
  files: PageFile[];
  /** Those of its programs that browsers can run. */
  programs: BrowserProgram[];
  words: number;
  /** As GitHub Markdown, with marked hrefs. */
  markdown: string;
}

const idsIn = (nodes: readonly HtmlNode[]): string[] =>
  nodes.flatMap((node) => {
    const id = node.type === "element" ? node.properties?.["id"] : undefined;
    const below = "children" in node ? idsIn(node.children as HtmlNode[]) : [];
    return typeof id === "string" ? [id, ...below] : below;
  });

/** Returns what the site needs from a content file's body. Throws a ContentError for invalid content. */
export const compile = (input: CompileInput, shortcodes: Shortcodes): Compiled => {
  const { tree, headings, links, samples, files, programs } = parsePage(input, shortcodes);
  const blocks = textBlocks(tree, shortcodes);
  const page = toPageHast(tree, input, shortcodes);
  const { excerpt, truncated } = input.excerptOf
    ? toExcerpt(tree, input, input.excerptOf, shortcodes)
    : { excerpt: NO_CONTENT, truncated: false };
  const ids = idsIn(page.children);
  markFold(page);
  return {
    content: input.interactive ? NO_CONTENT : toContentTree(page),
    excerpt,
    truncated,
    headings,
    links,
    ids,
    sections: searchSections(blocks, headings),
    samples,
    files,
    programs,
    words: countWords(blocks),
    // Last, because it changes the tree.
    markdown: toMarkdown(tree, shortcodes, markHref),
  };
};

/** Returns a file's body as GitHub Markdown, with links from `addressOf`. Throws a ContentError for invalid content. */
export const compileMarkdown = (
  input: PageInput,
  shortcodes: Shortcodes,
  addressOf: (href: string) => string = (href) => href,
): string => toMarkdown(parsePage(input, shortcodes).tree, shortcodes, addressOf);
