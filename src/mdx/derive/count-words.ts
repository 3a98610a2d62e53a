import type { TextBlock } from "../shortcodes/shortcode";

const word = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu;

/** Number of words in prose and headings, without code blocks. */
export const countWords = (blocks: TextBlock[]): number =>
  blocks.reduce((words, { kind, text }) => words + (kind === "code" ? 0 : (text.match(word)?.length ?? 0)), 0);
