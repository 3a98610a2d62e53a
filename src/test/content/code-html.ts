import { codeBlock } from "../../mdx/code/code-block";

/** The HTML of a code block. */
export const codeHtml = (...block: Parameters<typeof codeBlock>): string => codeBlock(...block).value;
