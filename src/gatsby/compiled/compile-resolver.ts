import type { CreateResolversArgs } from "gatsby";

import { ContentError } from "../../problems/content-error";
import type { Compiled } from "../../mdx/compile";
import { compiledContent } from "./compiled-content";
import type { CompiledNode } from "../content/node-builder";
import { faultyContent } from "./faulty-content";
import type { ResolverContext } from "../content/resolver";

/** Makes resolvers of what the compile pass gives for a node; a fault in its text stops the build with one line, and stands on the page in develop. */
export const compileResolver = (args: CreateResolversArgs) => {
  const compiled = compiledContent(args);
  return <Source extends CompiledNode>(
    pick: (compiled: Compiled, node: Source, context: ResolverContext) => unknown,
  ) => ({
    resolve: async (node: Source, _args: unknown, context: ResolverContext): Promise<unknown> => {
      try {
        return await pick(await compiled(node), node, context);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        if (process.env.NODE_ENV === "development") return pick(faultyContent(error), node, context);
        args.reporter.panicOnBuild(error.message);
        throw error;
      }
    },
  });
};
