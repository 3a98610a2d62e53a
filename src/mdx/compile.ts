import type { Root } from "mdast";

import type { ContentNode } from "./html/content-node";
import type { PageSample } from "./derive/page-samples";
import { countWords } from "./derive/count-words";
import { findIds } from "./derive/find-ids";
import { markFold } from "./html/mark-fold";
import type { Heading } from "./derive/number-headings";
import { readPage } from "./read-page";
import type { PageInput } from "./read-page";
import type { ContentLink } from "./derive/resolve-links";
import { searchSections } from "./derive/search-sections";
import type { SearchSection } from "./derive/search-sections";
import { textBlocks } from "./derive/text-blocks";
import { toContentTree } from "./html/to-content-tree";
import { toExcerpt } from "./derive/to-excerpt";
import { toPageHast } from "./html/to-page-hast";
import type { Shortcodes } from "./shortcodes/shortcode";

export type { ContentLink, ContentNode, Heading, SearchSection };

export interface CompileInput extends PageInput {
  /** Route of a page whose excerpt is shown in lists; null or omitted if it has none. */
  excerptOf?: string | null;
}

export interface Compiled {
  content: ContentNode[];
  /** What lists show of the page, with headings one level deeper and without ids; empty if it has no excerpt. */
  excerpt: ContentNode[];
  /** Is the excerpt shorter than the page? */
  truncated: boolean;
  headings: Heading[];
  links: ContentLink[];
  /** Every id that a fragment can point to. */
  ids: string[];
  sections: SearchSection[];
  samples: PageSample[];
  /** Number of words in prose and headings. */
  words: number;
}

/**
 * What the site needs from a content file's body. Throws a ContentError for invalid content. Finally passes the page's
 * syntax tree to `onTree`, which may change it.
 */
export const compile = (input: CompileInput, words: Shortcodes, onTree?: (tree: Root) => void): Compiled => {
  const { tree, headings, links, samples } = readPage(input, words);
  const blocks = textBlocks(tree, words);
  const page = toPageHast(tree, input, words);
  const { excerpt, truncated } = input.excerptOf
    ? toExcerpt(tree, input, input.excerptOf, words)
    : { excerpt: [], truncated: false };
  const ids = findIds(page);
  markFold(page);
  const compiled = {
    content: input.interactive ? [] : toContentTree(page),
    excerpt,
    truncated,
    headings,
    links,
    ids,
    sections: searchSections(blocks, headings),
    samples,
    words: countWords(blocks),
  };
  onTree?.(tree);
  return compiled;
};
