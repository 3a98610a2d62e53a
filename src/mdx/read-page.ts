import type { Root } from "mdast";

import { ContentError, fileLine } from "../diagnostics/diagnostic";
import { findHeadingDiagnostic } from "./check/find-heading-diagnostic";
import { findLooseTitle } from "./check/find-loose-title";
import { findMissing } from "./check/find-missing";
import { findDiagnostic } from "./check/find-diagnostic";
import { findUnclosed } from "./check/find-unclosed";
import { numberHeadings } from "./derive/number-headings";
import type { Heading } from "./derive/number-headings";
import { resolveLinks } from "./derive/resolve-links";
import type { ContentLink } from "./derive/resolve-links";
import { markMessages } from "./code/mark-messages";
import { digestSamples } from "./code/digest-samples";
import { pageSamples } from "./derive/page-samples";
import type { PageSample } from "./derive/page-samples";
import { readTypes } from "./code/read-types";
import { parse } from "./read/parse";
import { expandShortcodes } from "./shortcodes/expand-shortcodes";
import { unravel } from "./shortcodes/unravel";
import type { Shortcodes } from "./shortcodes/shortcode";

export interface PageInput {
  /** Text without frontmatter. */
  body: string;
  /** Path from the project root, for messages. */
  file: string;
  /** Number of lines before the body. */
  lineOffset: number;
  /** True: the file is an MDX module, so nothing is checked and `content` stays empty. */
  interactive: boolean;
  /** Route of the page; null or omitted if the file isn't a page. */
  path?: string | null;
  /** Returns the route of a content file, given relative to this one, or undefined if there is none. */
  resolveFile(relative: string): string | undefined;
}

interface Page {
  /** Checked, with shortcodes expanded, headings numbered and links resolved. */
  tree: Root;
  headings: Heading[];
  links: ContentLink[];
  samples: PageSample[];
}

/** The syntax tree from which everything else about a page is made. Throws a ContentError for invalid content. */
export const readPage = (input: PageInput, shortcodes: Shortcodes): Page => {
  const tree = parse(input.body, input);
  unravel(tree, shortcodes);
  const diagnostic =
    findLooseTitle(tree, input.body) ??
    findUnclosed(tree, input.body) ??
    findHeadingDiagnostic(tree) ??
    (input.interactive ? undefined : findDiagnostic(tree, shortcodes)) ??
    findMissing(tree, shortcodes);
  if (diagnostic)
    throw new ContentError(input.file, fileLine(diagnostic.node, input), diagnostic.message, diagnostic.remedy);
  const blocks = digestSamples(tree);
  readTypes(tree, input);
  markMessages(tree, input.path);
  expandShortcodes(tree, shortcodes);
  const headings = numberHeadings(tree, input);
  return {
    tree,
    headings,
    links: resolveLinks(tree, input, (relative) => input.resolveFile(relative), shortcodes),
    samples: pageSamples(blocks, input, headings),
  };
};
