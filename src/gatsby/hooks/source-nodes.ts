import type { GatsbyNode } from "gatsby";

import { nodeTypes } from "../nodes";
import { dataNodeCreator } from "../registry/node-type";

/** Creates the nodes that don't come from content files, but from config, toolkit, declared types, doctests and Git. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const create = dataNodeCreator(args);
  for (const type of nodeTypes) await type.source?.(create, args);
};
