import { codeBlock } from "../../mdx/code/code-block";

/** Returns the HTML of a code block. */
export const codeHtml = (...block: Parameters<typeof codeBlock>): string => {
  const node = codeBlock(...block);
  return node.type === "raw" ? node.value : node.before + node.after;
};
