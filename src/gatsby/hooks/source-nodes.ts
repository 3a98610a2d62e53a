import type { GatsbyNode } from "gatsby";

import { nodeTypes } from "../nodes";
import { dataNodeCreator } from "../registry/data-node-creator";

/** Nodes that come from the config, the toolkit's files, TypeDoc, the check of the samples and git, all but those of content files. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const create = dataNodeCreator(args);
  for (const type of nodeTypes) await type.source?.(create, args);
};
