import { toMarkdown } from "./derive/to-markdown";
import { readPage } from "./read-page";
import type { PageInput } from "./read-page";
import type { Shortcodes } from "./shortcodes/shortcode";

/**
 * Gives a content file's body as plain GitHub Markdown, with links as `addressOf` gives them; throws a ContentError for
 * content that it refuses.
 */
export const compileMarkdown = (
  input: PageInput,
  shortcodes: Shortcodes,
  addressOf: (href: string) => string = (href) => href,
): string => toMarkdown(readPage(input, shortcodes).tree, shortcodes, addressOf);
