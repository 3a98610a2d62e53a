import type { GatsbyNode } from "gatsby";

import { contentTools } from "../compiled/create-content-tools";
import { kinds } from "../content-types";
import { nodeTypes } from "../nodes";

/** Fields that are worked out when they are asked for. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const tools = contentTools(args);
  for (const kind of kinds) args.createResolvers({ [kind.type]: kind.resolvers(tools) });
  for (const { resolvers = {} } of nodeTypes) args.createResolvers({ ...resolvers });
};
