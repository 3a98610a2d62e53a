import type { ContentNode } from "./html/content-node";
import { ContentError } from "../problems/content-error";
import { countWords } from "./derive/count-words";
import { fileLine } from "../problems/file-line";
import { findHeadingProblem } from "./check/find-heading-problem";
import { findIds } from "./derive/find-ids";
import { findLooseTitle } from "./check/find-loose-title";
import { findMissing } from "./check/find-missing";
import { findProblem } from "./check/find-problem";
import { findUnclosed } from "./check/find-unclosed";
import { markFold } from "./html/mark-fold";
import { numberHeadings } from "./derive/number-headings";
import type { Heading } from "./derive/number-headings";
import { parse } from "./read/parse";
import { resolveLinks } from "./derive/resolve-links";
import type { ContentLink } from "./derive/resolve-links";
import { searchSections } from "./derive/search-sections";
import type { SearchSection } from "./derive/search-sections";
import { textBlocks } from "./derive/text-blocks";
import { toContentTree } from "./html/to-content-tree";
import { toExcerpt } from "./derive/to-excerpt";
import { toMarkdown } from "./derive/to-markdown";
import { toPageHast } from "./html/to-page-hast";
import { expandWords } from "./words/expand-words";
import { unravel } from "./words/unravel";
import type { Words } from "./words/word";

export type { ContentLink, ContentNode, Heading, SearchSection };

export interface CompileInput {
  /** Text without frontmatter. */
  body: string;
  /** Path from the project's root, for messages. */
  file: string;
  /** Lines of frontmatter before the body. */
  lineOffset: number;
  /** True: the file is an MDX module, so nothing is checked and `content` stays empty. */
  interactive: boolean;
  /** Route of a page that lists show an excerpt of; null or left out for one without. */
  excerptOf?: string | null;
  /** Gives the route of a content file named relative to this one, or undefined when there is none. */
  resolveFile(relative: string): string | undefined;
}

export interface Compiled {
  content: ContentNode[];
  /** What lists show of the page, headings a level deeper and without ids; empty when it has no excerpt. */
  excerpt: ContentNode[];
  /** Is the excerpt less than the whole page? */
  truncated: boolean;
  headings: Heading[];
  links: ContentLink[];
  /** Every id that a fragment can point at. */
  ids: string[];
  sections: SearchSection[];
  /** Words of prose and headings. */
  words: number;
  /** The page as plain GitHub Markdown. */
  markdown: string;
}

/** Gives everything that anyone needs of a content file's body; throws a ContentError for content that it refuses. */
export const compile = (input: CompileInput, words: Words): Compiled => {
  const tree = parse(input.body, input);
  unravel(tree, words);
  const problem =
    findLooseTitle(tree, input.body) ??
    findUnclosed(tree, input.body) ??
    findHeadingProblem(tree) ??
    (input.interactive ? undefined : findProblem(tree, words)) ??
    findMissing(tree, words);
  if (problem) throw new ContentError(input.file, fileLine(problem.node, input), problem.problem, problem.remedy);
  expandWords(tree, words);
  const headings = numberHeadings(tree, input);
  const links = resolveLinks(tree, input, (relative) => input.resolveFile(relative), words);
  const blocks = textBlocks(tree, words);
  const page = toPageHast(tree, input, words);
  const { excerpt, truncated } = input.excerptOf
    ? toExcerpt(tree, input, input.excerptOf, words)
    : { excerpt: [], truncated: false };
  const ids = findIds(page);
  markFold(page);
  return {
    content: input.interactive ? [] : toContentTree(page),
    excerpt,
    truncated,
    headings,
    links,
    ids,
    sections: searchSections(blocks, headings),
    words: countWords(blocks),
    markdown: toMarkdown(tree, words),
  };
};
