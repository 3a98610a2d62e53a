import { codeBlock } from "../../mdx/code/code-block";

/** Returns the HTML of a code block. */
export const codeHtml = (...block: Parameters<typeof codeBlock>): string =>
  codeBlock(...block)
    .map((node) => (node.type === "raw" ? node.value : ""))
    .join("");
