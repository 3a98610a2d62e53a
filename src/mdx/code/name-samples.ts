import { createHash } from "node:crypto";

import type { Code, Root } from "mdast";

import { walk } from "../nodes/walk";

/** Name of a code block among all blocks as they are now, once its page's are named. */
export const sampleName = ({ data }: Code): string | undefined => data?.["sample"] as string | undefined;

/**
 * Names the code blocks of a page by all of its code and their places in it: blocks of a page use each other, so what is
 * known of one is not known of it any more when another has changed.
 */
export const nameSamples = (tree: Root): void => {
  const blocks: Code[] = [];
  walk(tree, (node) => {
    if (node.type === "code") blocks.push(node);
  });
  const code = JSON.stringify(blocks.map(({ lang, meta, value }) => [lang, meta, value]));
  const digest = createHash("sha1").update(code).digest("base64url").slice(0, 12);
  for (const [index, block] of blocks.entries()) block.data = { ...block.data, sample: `${digest}.${index}` };
};
