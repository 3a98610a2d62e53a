import type { GatsbyNode } from "gatsby";

import { createContentTools } from "../compiled/create-content-tools";
import type { ResolverContext, Resolvers } from "../content/node-builder";
import { contentTypes } from "../content-types";
import { nodeTypes } from "../nodes";

type AnyResolvers = Resolvers<never, [args: never]>;

const forGatsby = (resolvers: AnyResolvers): object =>
  Object.fromEntries(
    Object.entries(resolvers).map(([field, resolve]) => [
      field,
      { resolve: (node: never, fieldArgs: never, context: ResolverContext) => resolve(node, context, fieldArgs) },
    ]),
  );

/** Fields that are computed when queried. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const tools = createContentTools(args);
  const types: [string, AnyResolvers][] = [
    ...contentTypes.map(({ type, resolvers }): [string, AnyResolvers] => [type, resolvers(tools)]),
    ...nodeTypes.flatMap(({ resolvers = {} }) => Object.entries(resolvers)),
  ];
  for (const [type, resolvers] of types) args.createResolvers({ [type]: forGatsby(resolvers) });
};
