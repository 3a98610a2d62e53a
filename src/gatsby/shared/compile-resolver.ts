import type { CreateResolversArgs } from "gatsby";

import { ContentError } from "../mdx/content-error";
import type { Compiled } from "../mdx/compile";
import { compiledContent } from "./compiled-content";
import type { CompiledNode } from "./compiled-content";
import type { ResolverContext } from "./resolver";

/** Makes resolvers of what the compile pass gives for a node; a fault in its text stops the build with one line. */
export const compileResolver = (args: CreateResolversArgs) => {
  const compiled = compiledContent(args);
  return <Source extends CompiledNode>(
    pick: (compiled: Compiled, node: Source, context: ResolverContext) => unknown,
  ) => ({
    resolve: async (node: Source, _args: unknown, context: ResolverContext): Promise<unknown> => {
      try {
        return await pick(await compiled(node), node, context);
      } catch (error) {
        if (error instanceof ContentError) args.reporter.panicOnBuild(error.message);
        throw error;
      }
    },
  });
};
