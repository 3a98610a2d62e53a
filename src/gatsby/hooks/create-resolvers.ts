import type { GatsbyNode } from "gatsby";

import { createContentTools } from "../compiled/create-content-tools";
import type { ResolverContext, Resolvers } from "../content/node-builder";
import { contentTypes } from "../content-types";
import { nodeTypes } from "../nodes";

const forGatsby = (resolvers: Resolvers<never>): object =>
  Object.fromEntries(
    Object.entries(resolvers).map(([field, resolve]) => [
      field,
      { resolve: (node: never, _args: unknown, context: ResolverContext) => resolve(node, context) },
    ]),
  );

/** Fields that are computed when queried. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const tools = createContentTools(args);
  const types: [string, Resolvers<never>][] = [
    ...contentTypes.map(({ type, resolvers }): [string, Resolvers<never>] => [type, resolvers(tools)]),
    ...nodeTypes.flatMap(({ resolvers = {} }) => Object.entries(resolvers)),
  ];
  for (const [type, resolvers] of types) args.createResolvers({ [type]: forGatsby(resolvers) });
};
