import { toMarkdown } from "./derive/to-markdown";
import { readPage } from "./read-page";
import type { PageInput } from "./read-page";
import type { Shortcodes } from "./shortcodes/shortcode";

/** A content file's body as GitHub Markdown, with links from `addressOf`. Throws a ContentError for invalid content. */
export const compileMarkdown = (
  input: PageInput,
  shortcodes: Shortcodes,
  addressOf: (href: string) => string = (href) => href,
): string => toMarkdown(readPage(input, shortcodes).tree, shortcodes, addressOf);
