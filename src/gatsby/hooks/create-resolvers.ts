import type { GatsbyNode } from "gatsby";

import { createContentTools } from "../compiled/create-content-tools";
import { contentTypes } from "../content-types";
import { nodeTypes } from "../nodes";

/** Fields that are computed when queried. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const tools = createContentTools(args);
  for (const contentType of contentTypes) args.createResolvers({ [contentType.type]: contentType.resolvers(tools) });
  for (const { resolvers = {} } of nodeTypes) args.createResolvers({ ...resolvers });
};
