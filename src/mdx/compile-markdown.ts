import { toMarkdown } from "./derive/to-markdown";
import { readPage } from "./read-page";
import type { PageInput } from "./read-page";
import type { Words } from "./words/word";

/** Gives a content file's body as plain GitHub Markdown; throws a ContentError for content that it refuses. */
export const compileMarkdown = (input: PageInput, words: Words): string =>
  toMarkdown(readPage(input, words).tree, words);
