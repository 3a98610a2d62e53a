import type { CreateResolversArgs } from "gatsby";

import { ContentError } from "../../diagnostics/content-error";
import type { Compiled } from "../../mdx/compile";
import { compiledContent } from "./compiled-content";
import type { CompiledNode } from "../content/node-builder";
import { faultyContent } from "./faulty-content";
import type { ResolverContext } from "../content/resolver";

/**
 * Makes resolvers that read a node's text. A mistake in the text stops the build with one line; in develop the field
 * has the result of `faulty` instead.
 */
export const faultResolver =
  <Read>(
    { reporter }: Pick<CreateResolversArgs, "reporter">,
    read: (node: CompiledNode, context: ResolverContext) => Promise<Read> | Read,
    faulty: (error: ContentError) => Read,
  ) =>
  <Source extends CompiledNode>(pick: (result: Read, node: Source, context: ResolverContext) => unknown) => ({
    resolve: async (node: Source, _args: unknown, context: ResolverContext): Promise<unknown> => {
      try {
        return await pick(await read(node, context), node, context);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        if (process.env.NODE_ENV === "development") return pick(faulty(error), node, context);
        reporter.panicOnBuild(error.message);
        throw error;
      }
    },
  });

/** Makes resolvers for the compile pass's result; in develop a mistake in the text is shown on the page. */
export const compileResolver = (args: CreateResolversArgs) =>
  faultResolver<Compiled>(args, compiledContent(args), faultyContent);
